export { saveFundTerms } from './terms-store';
