export { insertMonthEnds } from './bulk-store';
export { readRunningMonth } from './running-month';
export { RunningMonthType } from './running-month-type';
export {
  findPeople,
  findPopulated,
  lockMonths,
  needsSecondPerson,
  setImportSecondPerson,
  setInstructionSecondPerson,
  setSecondPerson,
} from './store';
