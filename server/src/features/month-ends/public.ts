export { findPeople, findPopulated, lockMonths, needsSecondPerson, setSecondPerson } from './store';
