export { insertProductMandates, insertProducts } from './bulk-store';
