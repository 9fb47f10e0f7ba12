import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { openAnswers, stateCode, trusteeAnswerInput } from '@hakaru/contract/instructions';
import { noteTask } from '#features/first-tasks/public';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { presentInstruction, readInstruction } from './actions';
import { cashGrants } from '#features/transactions/public';
import type { InstructionRow } from './store';
import { personOf } from './write';
import * as store from './write-store';

/**
 * Records the trust bank's answer to a final instruction; the status does not change (decisions G127). The author is notified of a return.
 */
export async function answerInstruction(ctx: SignedIn, id: string, input: unknown): Promise<InstructionRow> {
  allow(ctx, 'write');
  const checked = parse(trusteeAnswerInput, input);
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['answerInstruction', id, checked], async ctx => {
      const grants = await cashGrants(ctx);
      const { ownerId } = await presentInstruction(ctx, grants, id);
      await insideScope(ctx.db, { organisation: ownerId }, () => store.lockInstructions(ctx.db, ownerId, [id]));
      const row = await presentInstruction(ctx, grants, id);
      if (!row.parts?.includes('trustee')) throw new AppError('unauthorized');
      if (row.status !== 'final') throw invalid('status', stateCode(row.status));
      if (!openAnswers(row.answers.map(({ answer }) => answer)).includes(checked.answer)) throw invalid('answer', 'answered');
      await insideScope(ctx.db, { organisation: ownerId }, async () => {
        const { nameEn: en, nameJp: jp } = ctx.actor.organisation;
        await store.insertAnswer(ctx.db, { ownerId, id, person: personOf(ctx), bank: { en, jp }, at: ctx.app.now() }, checked);
        if (checked.answer === 'returned') await notifyAuthor(ctx, row);
        await record(ctx, 'instruction.answer', { subject: 'instruction', subjectId: id, organisationId: ownerId, after: checked });
      });
      return true;
    }),
  );
  await noteTask(ctx, 'answer');
  return await readInstruction(ctx, id);
}

async function notifyAuthor(ctx: SignedIn, { id, ownerId, createdIn, createdBy, number, ref, entityRef }: InstructionRow): Promise<void> {
  await notifyOrganisation(ctx, {
    organisationId: createdIn ?? ownerId,
    who: { userId: createdBy },
    kind: 'instructionReturned',
    params: { bank: ctx.actor.organisation.nameEn, bankJp: ctx.actor.organisation.nameJp, number: number ?? ref, mandate: entityRef },
    page: `/instructions/${id}`,
    ownerId,
  });
}
