export { BooksExportPanel } from './books-export-panel';
