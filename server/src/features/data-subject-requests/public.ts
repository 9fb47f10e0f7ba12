export { saveRequest } from './actions';
