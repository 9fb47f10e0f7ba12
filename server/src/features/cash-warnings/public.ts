export { warnOfCash } from './jobs';
