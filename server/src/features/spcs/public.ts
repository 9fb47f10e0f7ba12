export { saveSpc } from './actions';
