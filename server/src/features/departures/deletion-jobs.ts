import * as z from 'zod/mini';
import { buryOrganisation, removeOrganisation } from '#features/organisations/public';
import { anchorKeys } from '#platform/audit-anchor';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { accountById, leaveOrganisation } from '#features/sessions/public';
import * as catalogue from './catalogue-store';
import { DEPARTED, KEPT } from './certificate-text';
import * as store from './deletion-store';
import * as removal from './removal-store';

const payloadOf = z.object({ id: z.string() });
const AT_ONCE = 5_000;
const ALL = 2_147_483_647;

type Work = { app: App; row: store.DeletionRow; tables: catalogue.Table[]; kept: string[] };

export const deletionTasks: Tasks = {
  /** Every step continues with what is left, so an interrupted job can run again; concurrent runs take turns by a row lock. */
  deleteOrganisation: async (app, payload) => {
    const { id } = z.parse(payloadOf, payload);
    const row = await above(app, db => store.findDeletion(db, id));
    if (!row || row.state !== 'running') return;
    const found = await above(app, db => catalogue.findTables(db));
    const own = found.filter(table => table.name !== 'organisation' && catalogue.ownerOf(table) !== null);
    const tables = await above(app, db => removal.inOrder(db, own));
    const kept = await above(app, db => removal.findKeptImports(db, row.departedId));
    const work = { app, row, tables, kept };
    if (row.counts === null) await count(work);
    if (row.files === null) await removeFiles(work, found);
    await removeRows(work);
    await certify(work);
  },
};

const above = <T>(app: App, ask: Parameters<typeof inScope<T>>[2]): Promise<T> => inScope(app.database.db, 'platform', ask);

async function count({ app, row, tables }: Work): Promise<void> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const rows = await above(app, db => removal.countRows(db, table, row.departedId));
    if (rows > 0) counts[table.name] = rows;
  }
  await above(app, db => store.setCounted(db, row.id, counts));
}

/** Files are deleted before the rows that name them, so that an interrupted run still knows which files are left. */
async function removeFiles({ app, row, kept }: Work, tables: readonly catalogue.Table[]): Promise<void> {
  const { departedId } = row;
  const keys = new Set<string>();
  const stay = new Set(await above(app, db => removal.findKeysOfImports(db, departedId, kept)));
  for (const table of tables) {
    for (const key of await above(app, db => removal.findKeys(db, table, departedId, 'others'))) stay.add(key);
    for (const key of await above(app, db => removal.findKeys(db, table, departedId, 'own'))) keys.add(key);
  }
  const gone = [...keys].filter(key => !stay.has(key));
  for (const key of gone) await app.files.delete(key);
  await above(app, db => store.setFiles(db, row.id, gone.length));
}

async function removeRows({ app, row, tables, kept }: Work): Promise<void> {
  for (let most = AT_ONCE, isOver = false; !isOver;) {
    let gone = 0;
    let blocked = 0;
    for (const table of tables) {
      for (let some = 1; some > 0; gone += Math.max(0, some)) {
        some = await above(app, async db => {
          if ((await store.holdDeletion(db, row.id))?.state !== 'running') return 0;
          const deleted = await removal.deleteSome(db, table, { organisationId: row.departedId, kept, most });
          await store.addDone(db, row.id, Math.max(0, deleted));
          return deleted;
        });
        if (some < 0) blocked++;
      }
    }
    // Rows of one table that refer to each other can only be deleted in one statement.
    isOver = gone === 0 && (blocked === 0 || most === ALL);
    if (gone === 0) most = ALL;
  }
}

/**
 * Deletes rows that were added after this run had passed their table: deleting a mandate records a change of structure, for example. Only
 * inside the certifying transaction can no other run add more.
 */
async function removeLast(db: Db, { row, tables, kept }: Work): Promise<void> {
  for (let gone = 1; gone > 0;) {
    gone = 0;
    for (const table of tables)
      gone += Math.max(0, await removal.deleteSome(db, table, { organisationId: row.departedId, kept, most: ALL }));
    await store.addDone(db, row.id, gone);
  }
}

async function certify(work: Work): Promise<void> {
  const { app, row, tables } = work;
  const [anchor = ''] = anchorKeys(row.departedId);
  await app.files.delete(anchor);
  await above(app, async db => {
    const held = await store.holdDeletion(db, row.id);
    if (held?.state !== 'running') return;
    const ctx: Context = {
      app,
      db,
      actor: null,
      request: { id: `deletion ${row.id}`, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null },
    };
    await leaveOrganisation(ctx, row.departedId);
    await removeLast(db, work);
    const left: Record<string, number> = {};
    for (const table of tables) {
      const rows = await removal.countRows(db, table, row.departedId);
      if (rows > 0) left[table.name] = rows;
    }
    const isGone = await removeOrganisation(ctx, row.departedId);
    if (!isGone) await buryOrganisation(ctx, row.departedId, DEPARTED);
    const at = app.now();
    await store.setCertified(db, row.id, JSON.stringify(certificateOf(held, { left, isGone, at })), at);
    const approver = held.approvedBy && (await accountById(ctx, held.approvedBy));
    if (!approver) throw new Error(`deletion ${row.id} has no approver`);
    const after = { ref: held.ref, rows: held.total, files: held.files, kept: left };
    await record(ctx, 'organisation.delete', {
      organisationId: approver.organisationId,
      userId: approver.id,
      subject: 'organisationDeletion',
      subjectId: row.id,
      after,
    });
  });
}

type Outcome = { left: Record<string, number>; isGone: boolean; at: Date };

function certificateOf(row: store.DeletionRow, { left, isGone, at }: Outcome): object {
  const deleted = Object.entries(row.counts ?? {}).map(([table, rows]) => [table, Math.max(0, rows - (left[table] ?? 0))] as const);
  return {
    format: 1,
    organisation: { id: row.departedId, reference: row.ref, nameEn: row.nameEn, nameJp: row.nameJp },
    requested: { by: row.requesterName, at: row.requestedAt.toISOString() },
    approved: { by: row.approverName, at: row.approvedAt?.toISOString() },
    deletedAt: at.toISOString(),
    export: { sha256: row.exportSha256, at: row.exportedAt.toISOString() },
    deleted: { rows: deleted.reduce((sum, [, rows]) => sum + rows, 0), files: row.files ?? 0, tables: Object.fromEntries(deleted) },
    kept: {
      rows: left,
      because: [...(Object.keys(left).length > 0 ? [KEPT.imports] : []), ...(isGone ? [] : [KEPT.name]), KEPT.others, KEPT.audit],
    },
    backups: { until: row.backupsUntil, ...KEPT.backups },
  };
}
