export { preflight, readImport, reimport } from './actions';
export { approveImport } from './approve';
export { acceptProposal } from './proposals';
export { isProposed } from './proposing';
export { receiveFile } from './receive';
export { filledSheet, statementSheet, type FilledRow } from './filled-sheet';
export { isWorkbook } from './import-reader';
export { processImport } from './process';
export type { ImportRecord } from './store';
