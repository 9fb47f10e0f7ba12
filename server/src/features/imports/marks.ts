import { AppError, invalid } from '@hakaru/contract/errors';
import { forgetFile } from '#features/reporting-tasks/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { formOf, requireClient, type World, worldsOf } from '#features/import-kinds/public';
import { beginAgain, own, readImport } from './actions';
import { requireUnasked } from './approval-queue';
import * as marks from './marks-store';
import { giveRowsBack } from './parts';
import { noteReceived } from './process';
import { contentOf } from './save-facts';
import * as store from './store';

type Versioned = { id: string; version: number };

/**
 * Withdraws a file: it stays in the history but can no longer be approved or accepted. The sender's other waiting files count for the month
 * again.
 */
export async function withdrawImport(ctx: SignedIn, { id, version }: Versioned): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  const seen = await inTransaction(ctx, ctx => own(ctx, id));
  const [world] = seen.ownerId ? await worldsOf(ctx.app, ctx.actor.organisation, seen.ownerId) : [];
  await inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    if (before.status === 'approved') throw invalid('id', 'approved');
    if (before.withdrawnAt) throw invalid('id', 'withdrawn');
    requireUnasked(before);
    const { id: userId, name: userName } = ctx.actor.user;
    const { organisationId, ownerId, status, fileName } = before;
    if (!(await marks.withdraw(ctx.db, { organisationId, id, version, at: ctx.app.now() }, { userId, userName })))
      throw new AppError('conflict');
    if (ownerId)
      await insideScope(ctx.db, { organisation: ownerId }, () =>
        forgetFile(ctx.db, { organisationId: ownerId, importId: id, at: ctx.app.now() }),
      );
    await giveRowsBack(ctx, before);
    if (world) await noteWaiting(ctx, world);
    await record(ctx, 'import.withdraw', {
      subject: 'import',
      subjectId: id,
      before: { status, file: fileName },
      after: { withdrawn: true },
    });
  });
  return await readImport(ctx, id);
}

/** Reports the sender's other waiting files as received again: the withdrawn file may have taken their place in the reporting tasks. */
async function noteWaiting(ctx: SignedIn, world: World): Promise<void> {
  for (const waiting of await store.listWaiting(ctx.db, ctx.actor.organisation.id, world.client.id)) {
    const { rows } = await contentOf(ctx, waiting);
    const placed = rows.map(row => ({ on: { kind: formOf(row) }, values: row.values }));
    await noteReceived(ctx.app, ctx.db, { importId: waiting.id, world, rows: placed, errors: waiting.errors, warnings: waiting.warnings });
  }
}

/** Shows a draft with errors to its client as it is. */
export async function sendOn(ctx: SignedIn, { id, version }: Versioned): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  await inTransaction(ctx, async ctx => {
    const { organisationId } = await own(ctx, id);
    if (!(await marks.share(ctx.db, { organisationId, id, version, at: ctx.app.now() }))) throw new AppError('conflict');
    await record(ctx, 'import.sendOn', { subject: 'import', subjectId: id, after: { shared: true } });
  });
  return await readImport(ctx, id);
}

/** Sets the client of a file whose codes did not identify it, and reads it again. */
export async function chooseClient(ctx: SignedIn, { id, version, ownerId }: Versioned & { ownerId: string }): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  await requireClient(ctx, ownerId);
  await inTransaction(ctx, async ctx => {
    const { organisationId } = await own(ctx, id);
    if (!(await marks.nameClient(ctx.db, { organisationId, id, version, at: ctx.app.now() }, ownerId))) throw new AppError('conflict');
    const named = await own(ctx, id);
    await beginAgain(ctx, named, { version: named.version });
    await record(ctx, 'import.client', { subject: 'import', subjectId: id, after: { ownerId } });
  });
  return await readImport(ctx, id);
}
