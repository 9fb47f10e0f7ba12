export { type FilledRow, filledSheet, statementSheet } from './filled-sheet';
export { historySheets } from './history-template';
export { templateSheets } from './template';
