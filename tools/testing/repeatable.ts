import fc from 'fast-check';

// A run of npm test draws the same cases each time: what it says depends on the code alone. The long run draws new ones, and
// prints the seed of a failure.
if (process.env['COUNTS'] !== 'full') fc.configureGlobal({ seed: 20_261_117 });
