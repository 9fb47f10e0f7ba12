import { invalid, isAppError } from '@hakaru/contract/errors';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { own } from './actions';
import { APPROVED_AT_ONCE_ROWS } from './approval-queue';
import { approveImport, isClean } from './approve';
import { isProposed } from './proposing';

/** The outcome for one of several files; `why` is the code of the reason it was not approved. */
export type BulkOutcome = { id: string; outcome: 'approved' | 'proposed' | 'beingApproved' | 'left'; why: string | null };

const FILES_MAX = 100;

/**
 * Approves those of the files that have no findings, each in its own transaction, so that one failure does not stop the others. Together
 * they record no more rows before the answer than one file does alone; the rest is left to jobs.
 */
export async function approveImports(ctx: SignedIn, ids: readonly string[]): Promise<BulkOutcome[]> {
  allow(ctx, 'write');
  if (ids.length > FILES_MAX) throw invalid('ids', 'tooLong');
  const outcomes: BulkOutcome[] = [];
  let rowsLeft = APPROVED_AT_ONCE_ROWS;
  for (const id of new Set(ids)) {
    const { rows, ...outcome } = await approveOne(ctx, id, rowsLeft);
    rowsLeft -= rows;
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Also returns how many rows were recorded. */
async function approveOne(ctx: SignedIn, id: string, rowsLeft: number): Promise<BulkOutcome & { rows: number }> {
  try {
    const seen = await inTransaction(ctx, ctx => own(ctx, id));
    if (!isClean(seen)) return { id, outcome: 'left', why: 'notClean', rows: 0 };
    const given = await approveImport(ctx, { id, version: seen.version }, rowsLeft);
    if (given.isBeingApproved) return { id, outcome: 'beingApproved', why: null, rows: 0 };
    return { id, outcome: isProposed(given) ? 'proposed' : 'approved', why: null, rows: seen.rows };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { id, outcome: 'left', why: Object.values(error.fields)[0]?.[0] ?? error.refusal, rows: 0 };
  }
}
