export { deadlinesBetween, saveSpc } from './actions';
