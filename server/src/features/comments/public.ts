export { addComment, setResolved } from './actions';
