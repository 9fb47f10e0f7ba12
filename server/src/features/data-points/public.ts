export { addDataPoints, listDataPoints } from './actions';
export { listTypeFields } from './type-actions';
