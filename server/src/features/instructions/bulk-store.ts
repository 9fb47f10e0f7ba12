import { inBulk } from '#platform/insert-all';

/** Instructions of a ledger that was kept elsewhere, with who did what and what the bank said. */
export const insertInstructions = inBulk('instruction');
export const insertAuditEntries = inBulk('instruction_audit');
export const insertAnswers = inBulk('instruction_answer');
export const insertCounters = inBulk('instruction_counter');
