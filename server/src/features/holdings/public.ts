export { holdingsOf } from './actions';
