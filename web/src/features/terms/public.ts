export { TermsArticles } from './terms-articles';
