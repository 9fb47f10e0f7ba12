export { readReconciliation } from './actions';
export { saveMark, setTolerance } from './marks';
