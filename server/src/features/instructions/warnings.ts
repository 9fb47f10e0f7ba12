import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { countryOf } from '@hakaru/contract/holidays';
import { instructionDraft, type InstructionDraft } from '@hakaru/contract/instructions';
import { centresOf, checkSettlement, type Closure, type SettlementCheck } from '@hakaru/contract/settlement-days';
import { changesOf } from '#features/holidays/public';
import { byOwner, type CashGrant } from '#features/transactions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { todayOf, tokyoMinute } from '#platform/today';
import { findDuplicates, type DuplicateRow } from './warning-store';
import { writingGrants } from './write';
import { findMandates, findRules } from './write-store';

type NamedClosure = Closure & { countryName: string; countryNameJp: string };
export type InstructionWarnings = Omit<SettlementCheck, 'closures'> & { closures: NamedClosure[]; duplicates: DuplicateRow[] };

/** Warnings about a draft for one of the user's mandates, while it is being written. */
export async function checkDraft(ctx: SignedIn, input: unknown): Promise<InstructionWarnings> {
  const draft = parse(instructionDraft, input);
  return await inTransaction(ctx, async ctx => {
    for (const [ownerId, grants] of byOwner(await writingGrants(ctx))) {
      const found = await insideScope(ctx.db, { organisation: ownerId }, () => checkAt(ctx, { ownerId, grants }, draft));
      if (found) return found;
    }
    throw new AppError('notFound');
  });
}

type Owner = { ownerId: string; grants: readonly CashGrant[] };

/** Null when the mandate is not this owner's, or not one the user may write for. */
async function checkAt(ctx: SignedIn, owner: Owner, draft: InstructionDraft): Promise<InstructionWarnings | null> {
  const choices = await findMandates(ctx.db, { ...owner, today: todayOf(ctx) });
  const rules = await findRules(ctx.db, owner.ownerId);
  if (!rules || !choices.some(({ id }) => id === draft.entityId)) return null;
  const changes = await changesOf(ctx.db, centresOf(draft));
  const { closures, ...settlement } = checkSettlement({ ...draft, moment: tokyoMinute(ctx.app, rules) }, changes);
  return {
    ...settlement,
    closures: closures.map(named),
    duplicates: draft.amount === null ? [] : await findDuplicates(ctx.db, owner, draft),
  };
}

function named(closure: Closure): NamedClosure {
  const place = countryOf(closure.country);
  return { ...closure, countryName: place?.en ?? closure.country, countryNameJp: place?.jp ?? closure.country };
}
