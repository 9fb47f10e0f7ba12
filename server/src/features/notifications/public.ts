export { notify, type Notify } from './actions';
