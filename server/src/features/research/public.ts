export { insertArticles, insertMarks, insertReaders } from './bulk-store';
