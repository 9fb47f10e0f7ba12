import { AppError, invalid } from '@hakaru/contract/errors';
import { moveOf, stateCode, type InstructionAction, type InstructionStatus } from '@hakaru/contract/instructions';
import type { SignedIn } from '#platform/context';
import { personOf } from './write';
import * as store from './write-store';

type Follow = { ownerId: string; id: string; status: InstructionStatus; version: number };

/** Inside a transaction and the owner's scope: a forward was set off, split or released, and the instruction it was written as goes with it. */
export async function followForward(
  ctx: SignedIn,
  { ownerId, id, status, version }: Follow,
  action: Extract<InstructionAction, 'setoff' | 'cancel setoff' | 'split' | 'cancel'>,
): Promise<void> {
  const move = moveOf({ status, category: 'FX Forward' }, action);
  if (!move) throw invalid('status', stateCode(status));
  const change = { ownerId, id, from: status, to: move.to, person: personOf(ctx), at: ctx.app.now() };
  if (!(await store.moveInstruction(ctx.db, { ...change, version, number: null }))) throw new AppError('conflict');
  await store.insertAudit(ctx.db, { ...change, action });
}
