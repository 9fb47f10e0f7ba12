export { saveLinking } from './actions';
