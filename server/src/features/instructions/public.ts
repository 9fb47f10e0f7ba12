export { answerInstruction } from './answers';
export { followForward } from './forward-moves';
export { byOwner, instructionGrants, type InstructionGrant } from './grants';
export { keepInstructions } from './import-store';
export { moveInstruction } from './moves';
export { createInstruction, ownersDay, padded, personOf, requireWriter, writingGrants } from './write';
export { findMandates, type MandateChoice } from './write-store';
