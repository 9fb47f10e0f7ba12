import type { InstructionAction, InstructionStatus } from '@hakaru/contract/instructions';
import { findAdvisersOn, findManagersOn, findTrusteesOn } from '#features/grants/public';
import { announce } from '#features/webhooks/public';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { findSubject } from './write-store';

type Moved = { ownerId: string; id: string; action: InstructionAction; from: InstructionStatus; to: InstructionStatus };

/** Must be called in the moving transaction and the owner's scope. The trust bank is not notified of drafts. */
export async function announceMoved(ctx: SignedIn, { ownerId, id, action, from, to }: Moved): Promise<void> {
  const subject = await findSubject(ctx.db, ownerId, id);
  if (!subject) return;
  const { entityId, assetId } = subject;
  const day = todayOf(ctx);
  const managers = await findManagersOn(ctx.db, { ownerId, entityIds: [entityId], day });
  const banks = action === 'delete' ? [] : await findTrusteesOn(ctx.db, { ownerId, entityIds: [entityId], day });
  const organisationIds = [
    ownerId,
    ...(await findAdvisersOn(ctx.db, { ownerId, assetId, day })),
    ...managers.map(({ managerId }) => managerId),
    ...banks.map(({ bankId }) => bankId),
  ];
  const about = { instructionId: id, entityId, action, from, to };
  await announce(ctx, { kind: 'instructionMoved', organisationIds: [...new Set(organisationIds)], about, page: `/instructions/${id}` });
}
