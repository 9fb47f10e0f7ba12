export { insertMonthEnds } from './bulk-store';
export {
  findPeople,
  findPopulated,
  lockMonths,
  needsSecondPerson,
  setImportSecondPerson,
  setInstructionSecondPerson,
  setSecondPerson,
} from './store';
