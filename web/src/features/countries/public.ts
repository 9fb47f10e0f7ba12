export { CountryList } from './country-list';
