export { readOffer, saveOffer } from './offers';
