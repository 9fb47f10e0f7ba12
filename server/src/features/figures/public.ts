export { FigureType } from './graphql';
export { figureGrid, type GridRow } from './actions';
export { changes, type FactEffect, type FigureChange } from './changes';
export { sightOf, workerFor } from './shelf';
