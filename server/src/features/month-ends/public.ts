export { findPeople, findPopulated, lockMonths, needsSecondPerson, setImportSecondPerson, setSecondPerson } from './store';
