export { FactType, FigureType } from './graphql';
export { figureGrid, type GridRow } from './actions';
export { changes, type FactEffect, type FigureChange } from './changes';
export { sightOf, workerFor } from './shelf';
export { bookAt, type OpenBook } from './book-at';
export { openPlace, readKnown, readMonthEnd, type Ask } from './actions';
export { addFigures, figuresOf, type PartTrace, type Place, type Teller } from './extensions';
export { figure } from './figure';
export type { FactStory } from './store';
