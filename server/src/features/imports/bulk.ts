import { invalid, isAppError } from '@hakaru/contract/errors';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { own } from './actions';
import { approveImport, isClean } from './approve';
import { isProposed } from './proposing';

/** The outcome for one of several files; `why` is the code of the reason it was not approved. */
export type BulkOutcome = { id: string; outcome: 'approved' | 'proposed' | 'left'; why: string | null };

const FILES_MAX = 100;

/** Approves those of the files that have no findings, each in its own transaction, so that one failure does not stop the others. */
export async function approveImports(ctx: SignedIn, ids: readonly string[]): Promise<BulkOutcome[]> {
  allow(ctx, 'write');
  if (ids.length > FILES_MAX) throw invalid('ids', 'tooLong');
  const outcomes: BulkOutcome[] = [];
  for (const id of new Set(ids)) outcomes.push(await approveOne(ctx, id));
  return outcomes;
}

async function approveOne(ctx: SignedIn, id: string): Promise<BulkOutcome> {
  try {
    const seen = await inTransaction(ctx, ctx => own(ctx, id));
    if (!isClean(seen)) return { id, outcome: 'left', why: 'notClean' };
    const given = await approveImport(ctx, { id, version: seen.version });
    return { id, outcome: isProposed(given) ? 'proposed' : 'approved', why: null };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { id, outcome: 'left', why: Object.values(error.fields)[0]?.[0] ?? error.refusal };
  }
}
