import fc from 'fast-check';

// The same inputs at every run: what a test finds must not depend on luck. `npm run fuzz` looks further.
fc.configureGlobal({ seed: 20261122 });

export default fc;
