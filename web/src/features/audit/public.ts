export { AuditCheck } from './audit-check';
export { AuditTable, type Trail } from './audit-table';
export { HistoryPanel } from './history-panel';
export { changesOf, type Change } from './changes';
export { fieldText } from './text';
export { useActionWord } from './use-action-word';
