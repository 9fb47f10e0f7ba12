export { ArrangedTable } from './arranged-table';
export { TablePanel } from './table-panel';
export { useListView, useTableView, type ColumnOffer } from './use-table-view';
export { useChangeViews, useSavedViews } from './queries';
