export { noteTask } from './actions';
