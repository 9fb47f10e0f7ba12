export { addStressTest } from './actions';
