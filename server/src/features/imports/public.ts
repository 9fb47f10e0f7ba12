export { readImport, reimport, uploadImport } from './actions';
export { approveImport } from './approve';
export { filledSheet, type FilledRow } from './filled-sheet';
export { processImport } from './process';
export type { ImportRecord } from './store';
