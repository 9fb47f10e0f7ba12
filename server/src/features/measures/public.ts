export { figure } from './figure';
export { datesOf, windowOf } from './horizon-returns';
export { likeFlows, likeTotal } from './like-for-like';
export { type PmeFlow, pmeFlows, type PmeFlows, pmeRows } from './pme-figures';
export { benchmarkOf, partMonths } from './part-figures';
export { countUnconfirmed } from './second-linking';
export { type Trace, traceOf } from './trace';
