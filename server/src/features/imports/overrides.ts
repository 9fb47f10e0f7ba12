import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { importReason } from '@hakaru/contract/imports';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { formsOf } from '#features/import-kinds/public';
import { beginAgain, own, readImport } from './actions';
import { insertOverrides, listOverrides, type Override } from './override-store';
import { listRows, type Reading } from './staging-store';
import type { ImportRecord } from './store';

type Fixing = { id: string; version: number; findingIds: readonly string[]; reason: string };

/**
 * Uses the corrections that findings offer in place of the file's values, for a reason, and checks again. The file stays as it was sent:
 * the override is recorded beside it, and everything based on the value names both.
 */
export async function fixFindings(ctx: SignedIn, { id, version, findingIds, reason }: Fixing): Promise<ImportRecord> {
  allow(ctx, 'write');
  if (findingIds.length === 0 || findingIds.some(one => !/^\d{1,18}$/.test(one))) throw invalid('findingIds', 'invalid');
  const said = parse(importReason, reason);
  await inTransaction(ctx, async ctx => {
    const before = await own(ctx, id);
    const { id: userId, name: userName } = ctx.actor.user;
    const keys = [...new Set(before.kinds.flatMap(kind => formsOf(kind).flatMap(({ key }) => key)))];
    const taken = await insertOverrides(ctx.db, readingOf(before), { findingIds, keys, reason: said, userId, userName, at: ctx.app.now() });
    if (taken.length === 0) throw invalid('findingIds', 'nothingToFix');
    await beginAgain(ctx, before, { version, hand: 'fix' });
    await record(ctx, 'import.fix', {
      subject: 'import',
      subjectId: id,
      before: taken.map(({ cell, fileValue }) => ({ cell, value: fileValue })),
      after: { reason: said, values: taken.map(({ cell, usedValue }) => ({ cell, value: usedValue })) },
    });
  });
  return await readImport(ctx, id);
}

/** The overrides of a file. The organisation it is for sees only those of its own rows. */
export async function readOverrides(ctx: SignedIn, found: ImportRecord): Promise<Override[]> {
  return await inTransaction(ctx, async ctx => {
    const overrides = await listOverrides(ctx.db, readingOf(found));
    if (overrides.length === 0 || found.organisationId === ctx.actor.organisation.id) return overrides;
    const { data } = await listRows(ctx.db, readingOf(found), ALL, { of: found.ownerId });
    const shown = new Set(data.map(({ sheet, row }) => `${row} ${sheet}`));
    return overrides.filter(({ sheet, row }) => shown.has(`${row} ${sheet}`));
  });
}

const ALL = { first: 1_000_000, page: 1 };

const readingOf = ({ organisationId, id, fileNo }: ImportRecord): Reading => ({ organisationId, importId: id, fileNo });
