export { addHypothetical } from './actions';
