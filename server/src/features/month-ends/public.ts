export {
  findPeople,
  findPopulated,
  lockMonths,
  needsSecondPerson,
  setImportSecondPerson,
  setInstructionSecondPerson,
  setSecondPerson,
} from './store';
