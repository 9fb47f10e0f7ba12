import { mayWrite } from '@hakaru/contract/access';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import {
  isEditable,
  mayWriteInstructions,
  moveOf,
  stateCode,
  type InstructionAction,
  type TransactionType,
} from '@hakaru/contract/instructions';
import { cashOf, categoryOfType, transactionInput, type TransactionInput } from '@hakaru/contract/transactions';
import { lockMonths } from '#features/month-ends/public';
import { record } from '#platform/audit';
import { allow, inTransaction, isSupport, roleOf, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import { presentTransaction, readTransaction } from './actions';
import { byOwner } from '#features/grants/public';
import { cashGrants, type CashGrant } from './grants';
import { requireOpenMonth } from './open-month';
import type { TransactionRow } from './store';
import * as store from './write-store';

/** The mandates the user can enter transactions for: their own and those they manage; none for a read-only user. */
export async function listMandateChoices(ctx: SignedIn): Promise<store.MandateChoice[]> {
  if (!mayWrite(roleOf(ctx.actor))) return [];
  return await inTransaction(ctx, async ctx => {
    const choices: store.MandateChoice[] = [];
    for (const [ownerId, grants] of byOwner(await writingGrants(ctx))) {
      const owner = { ownerId, grants, today: todayOf(ctx) };
      choices.push(...(await insideScope(ctx.db, { organisation: ownerId }, () => store.findMandates(ctx.db, owner))));
    }
    return choices;
  });
}

/** Creates a transaction without an instruction. It is preliminary until finalised. */
export async function createTransaction(ctx: SignedIn, input: unknown): Promise<TransactionRow> {
  allow(ctx, 'write');
  const checked = parse(transactionInput, input);
  const id = await inTransaction(ctx, ctx => onceIfNamed(ctx, ['createTransaction', checked], ctx => insert(ctx, checked)));
  return await readTransaction(ctx, id);
}

async function insert(ctx: SignedIn, input: TransactionInput): Promise<string> {
  for (const [ownerId, grants] of byOwner(await writingGrants(ctx))) {
    const id = await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const choices = await store.findMandates(ctx.db, { ownerId, grants, today: todayOf(ctx) });
      if (!choices.some(choice => choice.id === input.mandateId)) return null;
      const written = { ownerId, person: personOf(ctx), at: ctx.app.now(), cash: cashOf(input) };
      const made = await store.insertTransaction(ctx.db, written, input);
      await record(ctx, 'transaction.create', { subject: 'transaction', subjectId: made, organisationId: ownerId, after: input });
      return made;
    });
    if (id !== null) return id;
  }
  throw invalid('mandateId', 'notFound');
}

type Chosen = { id: string; version: number };

export async function updateTransaction(ctx: SignedIn, { id, version }: Chosen, input: unknown): Promise<TransactionRow> {
  allow(ctx, 'write');
  const checked = parse(transactionInput, input);
  await inTransaction(ctx, async ctx => {
    const before = await presentTransaction(ctx, await cashGrants(ctx), id);
    requireOwnHand(before);
    if (!isEditable(before.status)) throw invalid('status', stateCode(before.status));
    if (checked.mandateId !== before.mandateId) throw invalid('mandateId', 'fixed');
    const { ownerId } = before;
    await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const change = { ownerId, id, version, person: personOf(ctx), at: ctx.app.now(), cash: cashOf(checked) };
      if (!(await store.updateTransaction(ctx.db, change, checked))) throw new AppError('conflict');
      const entry = { subject: 'transaction', subjectId: id, organisationId: ownerId };
      await record(ctx, 'transaction.update', { ...entry, before: { amount: before.amount, type: before.type }, after: checked });
    });
  });
  return await readTransaction(ctx, id);
}

type Single = Extract<InstructionAction, 'finalize' | 'delete' | 'cancel'>;

/** Moves a transaction without an instruction by the rules of instructions; one that follows an instruction moves with it. */
export async function moveTransaction(ctx: SignedIn, action: Single, { id, version }: Chosen): Promise<TransactionRow> {
  allow(ctx, 'write');
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['moveTransaction', action, id, version], async ctx => {
      const grants = await cashGrants(ctx);
      const seen = await presentTransaction(ctx, grants, id);
      requireOwnHand(seen);
      await lockMonths(ctx.db, { organisationId: seen.ownerId, assetId: seen.assetId });
      const row = await presentTransaction(ctx, grants, id);
      await insideScope(ctx.db, { organisation: row.ownerId }, () => moveOne(ctx, action, row, version));
      return true;
    }),
  );
  return await readTransaction(ctx, id);
}

async function moveOne(ctx: SignedIn, action: Single, row: TransactionRow, version: number): Promise<void> {
  const { id, ownerId, status } = row;
  const type = row.type as TransactionType; // entered by hand, so it was validated against the contract's list
  const move = moveOf({ status, category: categoryOfType(type) }, action);
  if (!move) throw invalid('status', stateCode(status));
  if (row.version !== version) throw new AppError('conflict');
  const person = personOf(ctx);
  if (
    action === 'finalize' &&
    (await store.needsSomebodyElse(ctx.db, { ownerId, id }, { personId: person.id, isSupport: isSupport(ctx.actor) }))
  )
    throw invalid('status', 'secondPerson');
  if (action !== 'delete') await requireOpenMonth(ctx.db, { ...row, entityId: row.mandateId }, action);
  const change = { ownerId, id, version, person, at: ctx.app.now(), from: status, to: move.to };
  if (!(await store.moveTransaction(ctx.db, change))) throw new AppError('conflict');
  const entry = { subject: 'transaction', subjectId: id, organisationId: ownerId };
  await record(ctx, `transaction.${action}`, { ...entry, before: { status }, after: { status: move.to } });
}

/** A user who may see it but not write gets "unauthorized"; one that follows an instruction is changed through that. */
function requireOwnHand({ parts, isFollowing, instructionId, forwardId }: TransactionRow): void {
  if (!parts?.some(mayWriteInstructions)) throw new AppError('unauthorized');
  if (instructionId !== null) throw invalid('status', 'followsInstruction');
  if (forwardId !== null) throw invalid('status', 'followsForward');
  if (isFollowing) throw invalid('status', 'followsInstruction');
}

function personOf({ actor }: SignedIn): store.Person {
  return { id: actor.user.id, name: actor.user.name, organisationId: actor.organisation.id };
}

async function writingGrants(ctx: SignedIn): Promise<CashGrant[]> {
  return (await cashGrants(ctx)).filter(({ part, isActive }) => isActive && mayWriteInstructions(part));
}
