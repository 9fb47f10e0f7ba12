export { ArrangeFavouritesDialog } from './arrange-dialog';
export { FavouriteStar } from './favourite-star';
export { useFavourites, type Favourite } from './queries';
export { favouritesText } from './text';
