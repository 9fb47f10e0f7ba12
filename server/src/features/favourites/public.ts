export { plantFavourites } from './store';
