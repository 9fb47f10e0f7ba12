export { readReconciliation } from './actions';
export { saveMark } from './marks';
