import { mayWrite } from '@hakaru/contract/access';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import {
  instructionInput,
  isEditable,
  mayWriteInstructions,
  stateCode,
  type InstructionInput,
  type InstructionPart,
} from '@hakaru/contract/instructions';
import { record } from '#platform/audit';
import { allow, inTransaction, roleOf, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { todayIn, todayOf } from '#platform/today';
import { presentInstruction, readInstruction } from './actions';
import { byOwner, cashGrants, followInstructions, type CashGrant } from '#features/transactions/public';
import type { InstructionRow } from './store';
import * as store from './write-store';

/** The mandates the user can write instructions for: their own and those they manage; none for a read-only user. */
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

export async function createInstruction(ctx: SignedIn, input: unknown): Promise<InstructionRow> {
  allow(ctx, 'write');
  const checked = parse(instructionInput, input);
  const id = await inTransaction(ctx, ctx => onceIfNamed(ctx, ['createInstruction', checked], ctx => insert(ctx, checked)));
  return await readInstruction(ctx, id);
}

type Change = { id: string; version: number };

/** Changes a draft if nobody else changed it; its mandate stays the same. */
export async function updateInstruction(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<InstructionRow> {
  allow(ctx, 'write');
  const checked = parse(instructionInput, input);
  await inTransaction(ctx, async ctx => {
    const before = await presentInstruction(ctx, await cashGrants(ctx), id);
    requireWriter(before);
    if (before.isOfForward) throw invalid('status', 'byForward');
    if (!isEditable(before.status)) throw invalid('status', stateCode(before.status));
    if (checked.entityId !== before.entityId) throw invalid('entityId', 'fixed');
    const { ownerId } = before;
    const grants = (await writingGrants(ctx)).filter(grant => grant.ownerId === ownerId);
    await insideScope(ctx.db, { organisation: ownerId }, async () => {
      requireEnds(await store.findMandates(ctx.db, { ownerId, grants, today: todayOf(ctx) }), checked, before);
      const change = { ownerId, id, version, person: personOf(ctx), at: ctx.app.now(), seen: before };
      if (!(await store.updateInstruction(ctx.db, change, checked))) throw new AppError('conflict');
      await followInstructions(ctx.db, ownerId, [id]);
      const entry = { subject: 'instruction', subjectId: id, organisationId: ownerId };
      await record(ctx, 'instruction.update', { ...entry, before: termsOf(before), after: checked });
    });
  });
  return await readInstruction(ctx, id);
}

/** A new draft with the same terms. Days in the past become today. */
export async function duplicateInstruction(ctx: SignedIn, id: string): Promise<InstructionRow> {
  allow(ctx, 'write');
  const copyId = await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['duplicateInstruction', id], async ctx => {
      const original = await presentInstruction(ctx, await cashGrants(ctx), id);
      requireWriter(original);
      if (original.isOfForward) throw invalid('status', 'byForward');
      const tradeDate = later(original.tradeDate, todayOf(ctx));
      const settlementDate = later(original.settlementDate, tradeDate);
      return await insert(ctx, parse(instructionInput, { ...termsOf(original), tradeDate, settlementDate }));
    }),
  );
  return await readInstruction(ctx, copyId);
}

/** Must be called in a transaction. Inserts the draft if the user may write for its mandate and its ends. */
export async function insert(ctx: SignedIn, input: InstructionInput): Promise<string> {
  for (const [ownerId, grants] of byOwner(await writingGrants(ctx))) {
    const id = await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const choices = await store.findMandates(ctx.db, { ownerId, grants, today: todayOf(ctx) });
      if (!choices.some(choice => choice.id === input.entityId)) return null;
      requireEnds(choices, input);
      return await insertAt(ctx, ownerId, input);
    });
    if (id !== null) return id;
  }
  throw invalid('entityId', 'notFound');
}

/** Both ends must be mandates the writer may write for; an end elsewhere is given by name. An unchanged end may be anybody's. */
function requireEnds(choices: readonly store.MandateChoice[], input: store.Ends, before?: store.Ends): void {
  for (const field of ['fromEntityId', 'toEntityId'] as const) {
    const end = input[field];
    if (end !== null && end !== before?.[field] && !choices.some(({ id }) => id === end)) throw invalid(field, 'notFound');
  }
}

/** Must be called in a transaction in the owner's scope. Uses the given id when a forward already refers to the instruction. */
export async function insertAt(ctx: SignedIn, ownerId: string, input: InstructionInput, named: string | null = null): Promise<string> {
  const person = personOf(ctx);
  const at = ctx.app.now();
  const { date, fiscalYear } = await ownersDay(ctx, ownerId);
  const ref = `D-${fiscalYear}-${padded(await store.nextNumber(ctx.db, ownerId, 'draft', fiscalYear))}`;
  const id = await store.insertInstruction(ctx.db, { ownerId, ref, date, person, at, id: named }, input);
  await followInstructions(ctx.db, ownerId, [id]);
  await store.insertAudit(ctx.db, { ownerId, id, action: 'create', from: null, to: 'preliminary', person, at });
  await record(ctx, 'instruction.create', { subject: 'instruction', subjectId: id, organisationId: ownerId, after: { ref, ...input } });
  return id;
}

/** The day and fiscal year at the owner: instructions are numbered by the owner, whoever writes them. */
export async function ownersDay(ctx: SignedIn, ownerId: string) {
  const rules = await store.findRules(ctx.db, ownerId);
  if (!rules) throw new AppError('notFound');
  const date = todayIn(ctx.app, rules);
  const [year = 0, month = 1] = date.split('-').map(Number);
  return { date, fiscalYear: month >= rules.fiscalYearStart ? year : year - 1, needsSecondPerson: rules.needsSecondPerson };
}

export function personOf({ actor }: SignedIn): store.Person {
  return { id: actor.user.id, name: actor.user.name, organisationId: actor.organisation.id };
}

/** A user who may see it but not write gets "unauthorized", not "not found". */
export function requireWriter({ parts }: { parts: readonly InstructionPart[] | null }): void {
  if (!parts?.some(mayWriteInstructions)) throw new AppError('unauthorized');
}

export async function writingGrants(ctx: SignedIn): Promise<CashGrant[]> {
  return (await cashGrants(ctx)).filter(({ part, isActive }) => isActive && mayWriteInstructions(part));
}

export const padded = (number: number): string => String(number).padStart(4, '0');
const later = (one: string, other: string): string => (one > other ? one : other);

function termsOf(row: InstructionRow): object {
  const { entityId, category, type, tradeDate, settlementDate, currency, amount, side, counterCurrency, rate } = row;
  const { fromName, toName, fromEntityId, toEntityId, payeeAccount, trusteeRef, securityName, comment } = row;
  return {
    entityId,
    category,
    type,
    tradeDate,
    settlementDate,
    currency,
    amount,
    side,
    counterCurrency,
    rate,
    fromName,
    toName,
    fromEntityId,
    toEntityId,
    payeeAccount,
    trusteeRef,
    securityName,
    comment,
  };
}
