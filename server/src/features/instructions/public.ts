export { listAudit, listInstructions, presentInstruction, readInstruction } from './actions';
export { answerInstruction } from './answers';
export { insertAnswers, insertAuditEntries, insertCounters, insertInstructions } from './bulk-store';
export { followForward } from './forward-moves';
export { byOwner, cashGrants as instructionGrants, type CashGrant as InstructionGrant } from '#features/transactions/public';
export { keepInstructions } from './import-store';
export { InstructionType } from './graphql-types';
export { moveInstruction, moveInTransaction } from './moves';
export type { Sending } from './paper/queue';
export { instructionPaper, sheetName, type SheetFacts } from './paper/sheet';
export { settlingBetween } from './settling';
export {
  createInstruction,
  insert as draftInstruction,
  insertAt as writeInstruction,
  ownersDay,
  padded,
  personOf,
  requireWriter,
  writingGrants,
} from './write';
export { findAudit, findInstruction, type InstructionRow } from './store';
export { findMandates, lockInstructions, type MandateChoice } from './write-store';
