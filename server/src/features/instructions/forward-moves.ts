import { AppError, invalid } from '@hakaru/contract/errors';
import { moveOf, stateCode, type InstructionAction, type InstructionStatus } from '@hakaru/contract/instructions';
import { followInstructions } from '#features/transactions/public';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import { announceMoved } from './announcing';
import { notifyFinalised } from './finalised';
import { queueSheet } from './paper/queue';
import { ownersDay, padded, personOf } from './write';
import * as store from './write-store';

type Follow = { ownerId: string; id: string; status: InstructionStatus; version: number };

/** Moves the instruction of a forward together with the forward. Must be called in a transaction in the owner's scope. */
export async function followForward(
  ctx: SignedIn,
  { ownerId, id, status, version }: Follow,
  action: Exclude<InstructionAction, 'create'>,
): Promise<void> {
  const move = moveOf({ status, category: 'FX Forward' }, action);
  if (!move) throw invalid('status', stateCode(status));
  const { fiscalYear } = await ownersDay(ctx, ownerId);
  const number = action === 'finalize' ? { fiscalYear, number: await store.nextNumber(ctx.db, ownerId, 'final', fiscalYear) } : null;
  const change = { ownerId, id, from: status, to: move.to, person: personOf(ctx), at: ctx.app.now() };
  if (!(await store.moveInstruction(ctx.db, { ...change, version, number }))) throw new AppError('conflict');
  await store.insertAudit(ctx.db, { ...change, action });
  await announceMoved(ctx, { ...change, action });
  await followInstructions(ctx.db, ownerId, [id]);
  if (action !== 'delete') await queueSheet(ctx.db, { ownerId, id, version: version + 1, status: move.to });
  if (action === 'finalize') await notifyFinalised(ctx, ownerId, [id]);
  if (action !== 'finalize' && action !== 'delete' && action !== 'cancel') return; // the forward's own audit entry covers the other actions
  const given = number ? { number: `${number.fiscalYear}-${padded(number.number)}` } : {};
  const entry = { subject: 'instruction', subjectId: id, organisationId: ownerId };
  await record(ctx, `instruction.${action}`, { ...entry, before: { status }, after: { status: move.to, ...given } });
}
