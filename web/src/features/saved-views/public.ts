export { ArrangedTable } from './arranged-table';
export { useListView, useTableView, type ColumnOffer } from './use-table-view';
export { useChangeViews, useSavedViews } from './queries';
