export { findPeople, findPopulated, lockMonths, needsSecondPerson } from './store';
