export { insertCategories } from './bulk-store';
