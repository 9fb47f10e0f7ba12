export { AuditTable, type Trail } from './audit-table';
export { changesOf, type Change } from './changes';
export { fieldText } from './text';
