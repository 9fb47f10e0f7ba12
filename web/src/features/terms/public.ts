export { TERMS, type Article } from './articles-text';
export { TermsArticles } from './terms-articles';
