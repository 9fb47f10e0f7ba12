import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { BEYOND_LINES, markInput, marksInput, toleranceInput, WHOLE_ACCOUNT, type MarkInput } from '@hakaru/contract/reconciliations';
import { compare } from '@hakaru/engine/money/decimal';
import { findPopulated, lockMonths } from '#features/month-ends/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { readReconciliation, toleranceOf, type MandateAsk, type Reconciliation } from './actions';
import type { PositionView } from './positions';
import * as store from './store';

type MandateMonth = Omit<MandateAsk, 'known'>;

/** Saves a decision on one difference. Of concurrent decisions one succeeds. */
export async function saveMark(ctx: SignedIn, { assetId, entityId, asOf }: MandateMonth, input: unknown): Promise<Reconciliation> {
  allow(ctx, 'write');
  return await keepAll(ctx, { assetId, entityId, asOf }, [parse(markInput, input)]);
}

/** Saves the same decision on several differences of a month: all or none. */
export async function saveMarks(ctx: SignedIn, month: MandateMonth, inputs: unknown): Promise<Reconciliation> {
  allow(ctx, 'write');
  const checked = parse(marksInput, inputs);
  if (new Set(checked.map(({ position }) => position)).size < checked.length) throw invalid('inputs', 'twice');
  return await keepAll(ctx, month, checked);
}

async function keepAll(ctx: SignedIn, { assetId, entityId, asOf }: MandateMonth, inputs: readonly MarkInput[]): Promise<Reconciliation> {
  const month = { assetId, entityId, asOf };
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveMarks', month, inputs], async ctx => {
      const before = await readReconciliation(ctx, month);
      const kept = inputs.map(input => ({ position: decidable(before, input), input }));
      const { ownerId } = before.place;
      await insideScope(ctx.db, { organisation: ownerId }, async () => {
        for (const one of kept) await keepMark(ctx, before, one);
      });
      return true;
    }),
  );
  return await readReconciliation(ctx, month);
}

/** The position, if it still has the difference that the user saw, and they may comment on it. */
function decidable({ positions, rights }: Reconciliation, { position: id, state, seenValue, seenUnits }: MarkInput): PositionView {
  if (!rights.mayNote) throw new AppError('unauthorized');
  const position = positions.find(one => one.id === id);
  if (!position) throw invalid('position', 'notFound');
  const isDecided = position.mark !== null && position.mark.state !== 'open';
  if (!rights.mayDecide && (state !== 'open' || isDecided)) throw new AppError('unauthorized');
  if (position.state === 'matched' || position.state === 'settled') throw invalid('position', 'booksAgree');
  const isSeen = compare(position.difference.value, seenValue) === 0 && compare(position.difference.units, seenUnits) === 0;
  if (!isSeen) throw new AppError('conflict');
  return position;
}

const PARTS: Readonly<Record<string, string>> = { [BEYOND_LINES]: 'beyondLines', [WHOLE_ACCOUNT]: 'account' };

type Keeping = { position: PositionView; input: MarkInput };

async function keepMark(ctx: SignedIn, { place, assetId, entityId, asOf }: Reconciliation, { position, input }: Keeping): Promise<void> {
  const { ownerId } = place;
  await lockMonths(ctx.db, { organisationId: ownerId, assetId });
  const [populated] = await findPopulated(ctx.db, { organisationId: ownerId, assetId }, 1);
  if (populated && asOf <= populated.asOf) throw invalid('asOf', 'monthPopulated');
  const { user, organisation } = ctx.actor;
  const { state, cause, note, version } = input;
  const { mark, carriedIn, difference } = position;
  const isKept = await store.insertMark(ctx.db, {
    ownerId,
    assetId,
    mandateId: entityId,
    asOf,
    version,
    state,
    cause,
    note,
    part: PARTS[position.id] ?? 'security',
    securityId: position.security?.securityId ?? null,
    value: difference.value,
    units: difference.units,
    since: carriedIn?.since ?? asOf,
    author: { organisationId: organisation.id, userId: user.id, userName: user.name },
    at: ctx.app.now(),
  });
  if (!isKept) throw new AppError('conflict');
  const about = { asOf, position: position.security?.ref ?? PARTS[position.id] ?? position.id, difference: difference.value };
  await record(ctx, actionOf(mark, input), {
    subject: 'mandate',
    subjectId: entityId,
    organisationId: ownerId,
    before: mark ? { ...about, difference: mark.value, state: mark.state, cause: mark.cause, note: mark.note } : null,
    after: { ...about, state, cause, note },
  });
}

function actionOf(before: store.MarkRow | null, { state }: MarkInput): AuditAction {
  if (state === 'cleared') return 'reconciliation.clear';
  if (state === 'carried') return 'reconciliation.carry';
  return before && before.state !== 'open' ? 'reconciliation.reopen' : 'reconciliation.note';
}

/** Sets the tolerance within which the books may differ in this organisation. */
export async function setTolerance(ctx: SignedIn, input: unknown): Promise<store.ToleranceRow> {
  allow(ctx, 'manageUsers');
  const checked = parse(toleranceInput, input);
  return await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['setReconciliationTolerance', checked], async ctx => {
      const { id } = ctx.actor.organisation;
      const before = await toleranceOf(ctx.db, id);
      const change = { ...checked, userId: ctx.actor.user.id, at: ctx.app.now() };
      if (!(await store.saveTolerance(ctx.db, id, change))) throw new AppError('conflict');
      const after = await toleranceOf(ctx.db, id);
      await record(ctx, 'reconciliation.tolerance', { subject: 'organisation', subjectId: id, before, after });
      return after;
    }),
  );
}
