export { addItem as addWatchlistItem, addNote as addWatchlistNote, reviewsBetween } from './actions';
