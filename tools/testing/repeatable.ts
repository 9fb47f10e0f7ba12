import fc from 'fast-check';

// A run of npm test uses the same cases each time, so that its result depends on the code alone. The long run uses new ones and prints the
// seed of a failure.
if (process.env['COUNTS'] !== 'full') fc.configureGlobal({ seed: 20_261_117 });
