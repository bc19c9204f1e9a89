// A process that starts and ends: what Swift's runtime costs.
