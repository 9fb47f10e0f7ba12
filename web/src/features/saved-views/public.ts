export { useTableView, type ColumnOffer } from './use-table-view';
