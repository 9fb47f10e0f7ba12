export { addComment, chosenComments, setPacked, setResolved, type ChosenComment } from './actions';
