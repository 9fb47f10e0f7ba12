export { answerInstruction } from './answers';
export { insertAnswers, insertAuditEntries, insertCounters, insertInstructions } from './bulk-store';
export { followForward } from './forward-moves';
export { byOwner, cashGrants as instructionGrants, type CashGrant as InstructionGrant } from '#features/transactions/public';
export { keepInstructions } from './import-store';
export { moveInstruction } from './moves';
export { settlingBetween } from './settling';
export { createInstruction, insertAt as writeInstruction, ownersDay, padded, personOf, requireWriter, writingGrants } from './write';
export { findMandates, type MandateChoice } from './write-store';
