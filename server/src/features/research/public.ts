export { attachFile, readArticle } from './actions';
export { insertArticles, insertMarks, insertReaders } from './bulk-store';
export { readPaperNow } from './jobs';
