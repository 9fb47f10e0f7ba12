import { inBulk } from '#platform/insert-all';

/** Inserts the instructions and histories of a ledger kept elsewhere. */
export const insertInstructions = inBulk('instruction');
export const insertAuditEntries = inBulk('instruction_audit');
export const insertAnswers = inBulk('instruction_answer');
export const insertCounters = inBulk('instruction_counter');
