export { createCategory, updateCategory } from './actions';
export { insertCategories } from './bulk-store';
