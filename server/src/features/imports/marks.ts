import { AppError, invalid } from '@hakaru/contract/errors';
import { forgetFile } from '#features/reporting-tasks/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { formOf, requireClient, type World, worldsOf } from '#features/import-kinds/public';
import { beginAgain, own, readImport } from './actions';
import * as marks from './marks-store';
import { giveRowsBack } from './parts';
import { noteReceived } from './process';
import { contentOf } from './save-facts';
import * as store from './store';

type Versioned = { id: string; version: number };

/** Takes a file back: it stays in the history, and can neither be approved nor accepted. What else waits for the same month counts again. */
export async function withdrawImport(ctx: SignedIn, { id, version }: Versioned): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  const seen = await inTransaction(ctx, ctx => own(ctx, id));
  const [world] = seen.ownerId ? await worldsOf(ctx.app, ctx.actor.organisation, seen.ownerId) : [];
  await inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    if (before.status === 'approved') throw invalid('id', 'approved');
    if (before.withdrawnAt) throw invalid('id', 'withdrawn');
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

/** Files of the same sender that wait for approval: what one of them said may have stood behind the one that was taken back. */
async function noteWaiting(ctx: SignedIn, world: World): Promise<void> {
  for (const waiting of await store.listWaiting(ctx.db, ctx.actor.organisation.id, world.client.id)) {
    const { rows } = await contentOf(ctx, waiting);
    const placed = rows.map(row => ({ on: { kind: formOf(row) }, values: row.values }));
    await noteReceived(ctx.app, ctx.db, { importId: waiting.id, world, rows: placed, errors: waiting.errors, warnings: waiting.warnings });
  }
}

/** Shows a draft with errors to whom it is for, as it is. */
export async function sendOn(ctx: SignedIn, { id, version }: Versioned): Promise<store.ImportRecord> {
  allow(ctx, 'write');
  await inTransaction(ctx, async ctx => {
    const { organisationId } = await own(ctx, id);
    if (!(await marks.share(ctx.db, { organisationId, id, version, at: ctx.app.now() }))) throw new AppError('conflict');
    await record(ctx, 'import.sendOn', { subject: 'import', subjectId: id, after: { shared: true } });
  });
  return await readImport(ctx, id);
}

/** Says for which client a file is whose codes did not say, and reads it again. */
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
