export { type FilledRow, filledSheet, statementSheet } from './filled-sheet';
export { templateSheets } from './template';
