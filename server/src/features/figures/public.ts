export { FactType, FigureType, GridRowType, PointType } from './graphql';
export { figureGrid, rowsOf, type GridRow } from './actions';
export { changes, type FactEffect, type FigureChange } from './changes';
export { cacheSize, calculatorFor, forgetBook } from './book-cache';
export { ChangeType, StructureCauseType } from './graphql-changes';
export { bookAt, type OpenBook } from './book-at';
export { openFigures, readKnown, readMonthEnd, refuseClosed, type Ask } from './actions';
export { addFigures, extensionOf, figuresOf, type Extension, type FigureContext, type FigureProvider, type PartTrace } from './extensions';
export { figure } from './figure';
export { countUnconfirmed } from './second-linking';
export { childrenOn, reportingBelow } from './tree';
export type { FactStory } from './store';

// What a workbook of formulas is written from: how a figure was made, and the amounts it was made of.
export { traceOf, type Trace } from './trace';
export { floatOf } from './amounts';
export { inForce, isGathering, type BookEntity } from './book';
export type { FigureCalculator } from './calculator';
export { findStories } from './flow-store';
export { datesOf, windowOf } from './horizon-returns';
export { likeFlows, likeTotal } from './like-for-like';
export { flowFact, valueBeforeFact, weighedFlows, type WeighedFlow } from './month-flows';
export { pmeFlows, pmeRows, type PmeFlow, type PmeFlows } from './pme-figures';
