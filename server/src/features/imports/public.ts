export { readImport, reimport, uploadImport } from './actions';
export { approveImport } from './approve';
export { filledSheet, type FilledRow } from './filled-sheet';
export { isWorkbook } from './import-reader';
export { processImport } from './process';
export type { ImportRecord } from './store';
