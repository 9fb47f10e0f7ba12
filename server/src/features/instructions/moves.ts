import { AppError, invalid } from '@hakaru/contract/errors';
import { missingToFinalise, MOST_AT_ONCE, moveOf, stateCode, type InstructionAction } from '@hakaru/contract/instructions';
import { followNotice } from '#features/fund-notices/public';
import { lockMonths } from '#features/month-ends/public';
import { cashGrants, followInstructions, requireOpenMonth } from '#features/transactions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, isSupport, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { presentInstruction, readInstruction } from './actions';
import { announceMoved } from './announcing';
import { notifyFinalised } from './finalised';
import { queueSheet } from './paper/queue';
import type { InstructionRow } from './store';
import { ownersDay, padded, personOf, requireWriter } from './write';
import * as store from './write-store';

export type Chosen = { id: string; version: number };
/** The actions that concern a single instruction; set-off and split create or end others as well. */
type Single = Extract<InstructionAction, 'finalize' | 'delete' | 'cancel'>;

export async function moveInstruction(ctx: SignedIn, action: Single, chosen: Chosen): Promise<InstructionRow> {
  await moveAll(ctx, action, [chosen]);
  return await readInstruction(ctx, chosen.id);
}

/** Finalises all or none: a refusal names the instruction that prevented it. */
export async function finalizeInstructions(ctx: SignedIn, chosen: readonly Chosen[]): Promise<InstructionRow[]> {
  if (chosen.length === 0) throw invalid('items', 'required');
  if (chosen.length > MOST_AT_ONCE) throw invalid('items', 'tooMany');
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) throw invalid('items', 'twice');
  await moveAll(ctx, 'finalize', chosen);
  return await inTransaction(ctx, async ctx => {
    const grants = await cashGrants(ctx);
    const rows: InstructionRow[] = [];
    for (const { id } of chosen) rows.push(await presentInstruction(ctx, grants, id));
    return rows;
  });
}

async function moveAll(ctx: SignedIn, action: Single, chosen: readonly Chosen[]): Promise<void> {
  allow(ctx, 'write');
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['moveInstruction', action, chosen], async ctx => {
      const rows = await moveInTransaction(ctx, action, chosen);
      if (action === 'finalize')
        for (const ownerId of new Set(rows.map(row => row.ownerId)))
          await notifyFinalised(
            ctx,
            ownerId,
            rows.filter(row => row.ownerId === ownerId).map(({ id }) => id),
          );
      return true;
    }),
  );
}

/** Must be called in the caller's transaction; returns the rows as they were before the move. */
export async function moveInTransaction(ctx: SignedIn, action: Single, chosen: readonly Chosen[]): Promise<InstructionRow[]> {
  const rows = await lockAll(ctx, chosen);
  for (const { row, version } of rows) {
    await insideScope(ctx.db, { organisation: row.ownerId }, () => moveOne(ctx, action, row, version)).catch((error: unknown) => {
      throw chosen.length > 1 ? named(error, row) : error;
    });
  }
  return rows.map(({ row }) => row);
}

/**
 * Locks and returns the rows: nobody else can change them or confirm their months. Months are locked first and then rows, each in a fixed
 * order, so that two requests for the same rows cannot deadlock.
 */
async function lockAll(ctx: SignedIn, chosen: readonly Chosen[]): Promise<{ row: InstructionRow; version: number }[]> {
  const grants = await cashGrants(ctx);
  const seen: InstructionRow[] = [];
  for (const { id } of chosen) seen.push(await presentInstruction(ctx, grants, id));
  for (const row of seen) requireWriter(row);
  const assets = new Map(seen.map(({ ownerId, assetId }) => [assetId, { organisationId: ownerId, assetId }]));
  for (const [, asset] of [...assets].toSorted(([one], [other]) => (one < other ? -1 : 1))) await lockMonths(ctx.db, asset);
  for (const ownerId of [...new Set(seen.map(row => row.ownerId))].toSorted()) {
    const ids = seen.filter(row => row.ownerId === ownerId).map(({ id }) => id);
    await insideScope(ctx.db, { organisation: ownerId }, () => store.lockInstructions(ctx.db, ownerId, ids));
  }
  const locked = [];
  for (const { id, version } of chosen) locked.push({ row: await presentInstruction(ctx, grants, id), version });
  return locked.toSorted((one, other) => (one.row.ownerId < other.row.ownerId ? -1 : one.row.ownerId > other.row.ownerId ? 1 : 0));
}

async function moveOne(ctx: SignedIn, action: Single, row: InstructionRow, version: number): Promise<void> {
  const { id, ownerId, status } = row;
  const move = moveOf(row, action);
  // A split forward ends together with its parts, not through this action.
  if (!move || status === 'finalSplit') throw invalid('status', stateCode(status));
  if (isMovedAsForward(row, action)) throw invalid('status', 'byForward');
  if (row.version !== version) throw new AppError('conflict');
  const day = await ownersDay(ctx, ownerId);
  if (action === 'finalize') requireWhole(ctx, row, day.needsSecondPerson);
  if (action !== 'delete') await requireOpenMonth(ctx.db, row, action);
  const number =
    action === 'finalize' ? { fiscalYear: day.fiscalYear, number: await store.nextNumber(ctx.db, ownerId, 'final', day.fiscalYear) } : null;
  const change = { ownerId, id, from: status, to: move.to, person: personOf(ctx), at: ctx.app.now() };
  if (!(await store.moveInstruction(ctx.db, { ...change, version, number }))) throw new AppError('conflict');
  await store.insertAudit(ctx.db, { ...change, action });
  await announceMoved(ctx, { ...change, action });
  await followInstructions(ctx.db, ownerId, [id]);
  await followNotice(ctx, row, action);
  if (action !== 'delete') await queueSheet(ctx.db, { ownerId, id, version: version + 1, status: move.to });
  const entry = { subject: 'instruction', subjectId: id, organisationId: ownerId };
  const given = number ? { number: `${number.fiscalYear}-${padded(number.number)}` } : {};
  await record(ctx, `instruction.${action}`, { ...entry, before: { status }, after: { status: move.to, ...given } });
}

/**
 * Whether the action must be taken on the forward: the legs of a roll are finalised together, and the closing of a forward is taken back
 * there. A leg of type `fxForward` can be cancelled by itself.
 */
export function isMovedAsForward({ isOfForward, type }: Pick<InstructionRow, 'isOfForward' | 'type'>, action: string): boolean {
  return isOfForward && (action !== 'cancel' || type !== 'fxForward');
}

/** Requires every field of its category and, where the owner asks for it, a person who neither wrote nor changed the instruction. */
function requireWhole(ctx: SignedIn, row: InstructionRow, needsSecondPerson: boolean): void {
  const missing = missingToFinalise(row);
  if (missing.length > 0) throw new AppError('invalid', Object.fromEntries(missing.map(field => [field, ['required']])));
  const isOwnWork = [row.createdBy, row.updatedBy].includes(ctx.actor.user.id);
  if (needsSecondPerson && (isOwnWork || isSupport(ctx.actor))) throw invalid('status', 'secondPerson');
}

/** Prefixes the fields of a refusal with the id of the instruction it concerns. */
function named(error: unknown, { id }: InstructionRow): unknown {
  if (!(error instanceof AppError) || error.refusal !== 'invalid') return error;
  return new AppError('invalid', Object.fromEntries(Object.entries(error.fields).map(([field, codes]) => [`${id}.${field}`, codes])));
}
