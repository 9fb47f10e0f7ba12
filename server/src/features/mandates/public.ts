export { createMandate, mandateDefaults, readMandate, updateMandate } from './actions';
export { insertMandates } from './bulk-store';
export { findClassAbove, moveToClass } from './class-store';
export { importTerms, type GivenTerms, type TermsChanged } from './imported-terms';
export { hasPublishedData } from './published';
