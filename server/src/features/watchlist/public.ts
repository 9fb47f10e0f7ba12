export { addItem as addWatchlistItem, addNote as addWatchlistNote, reviewsBetween, watchedByAsset } from './actions';
