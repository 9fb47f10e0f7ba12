export { insertMandates } from './bulk-store';
export { findClassAbove, moveToClass } from './class-store';
export { hasPublishedData } from './published';
