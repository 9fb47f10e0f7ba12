export { codesOf, examine } from './examine';
export type { Finding, Placed } from './findings';
export { key, loadPast, type Past } from './past-store';
export { overrideSentence, sentencesFor, sentenceWithoutFigures } from './sentences';
export { type Fixes, fixKey, stage, type Staged } from './stage';
export { setTolerance, toleranceTitle } from './tolerances';
