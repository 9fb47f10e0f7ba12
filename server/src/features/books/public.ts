export { type Amount, amountFigure, floatOf, Gathered, isNothingDue, isPartial, type Money, nothing, rateFigure } from './amounts';
export { cacheSize, calculatorFor, forgetBook, type Opened, openFor } from './book-cache';
export {
  type Book,
  type BookClass,
  type BookEntity,
  type BookMandate,
  type Dated,
  type DatedFlow,
  type FactSeries,
  inForce,
  isGathering,
  type MandateTerms,
  type Notice,
  type PolicyVersion,
  seriesOf,
  versionOn,
} from './book';
export type { Calculation, Inputs } from './calculation';
export { benchmarkOn, FigureCalculator } from './calculator';
export { clientOf, type Client } from './client-of';
export { findStories, FLOW_JOINS, FLOW_SOURCE } from './flow-store';
export { loadBook, movedEntities, readStructure, type Structure } from './load-book';
export { flowFact, hearFlows, valueBeforeFact, type WeighedFlow, weighedFlows } from './month-flows';
export { hasMoved } from './moved-parts';
export { narrowed } from './narrow';
export { isUnmeasured } from './policy-parts';
export { type Changed, grow, type Months } from './stale';
export { type AssetKey, type FactStory, findAsset, findRecordedSince } from './store';
export { assumedRateFact, policyFact } from './term-facts';
export { childrenAt, childrenOn, classIdOn, parentAt, reportingBelow } from './tree';
export { askToWarm } from './warming';
export { valuedIn } from './valuation-day';
