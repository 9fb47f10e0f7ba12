export { holdingsOf, statementsFor } from './actions';
export { total } from './statement';
export { statementPlace, type Statements } from './statement-places';
export type { HeldLine } from './store';
