export { draftRebalancing, saveRebalancing } from './actions';
