export {
  type Ask,
  chosen,
  figureGrid,
  type GridRow,
  type GridRows,
  openColumns,
  openFigures,
  readKnown,
  readMonthEnd,
  refuseClosed,
  requireFew,
  rowsOf,
} from './actions';
export { bookAt, type OpenBook } from './book-at';
export { addFigures, type Extension, extensionOf, type FigureContext, type FigureProvider, figuresOf, type PartTrace } from './extensions';
export { EntityType } from './graphql-book';
export { FactType, FigureType, GridRowsEnum, GridRowType, PointType } from './graphql';
