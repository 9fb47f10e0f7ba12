import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { toleranceInput } from '@hakaru/contract/import-tolerances';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { checks } from './registry';
import * as store from './tolerance-store';

export async function listTolerances(ctx: SignedIn): Promise<store.Tolerance[]> {
  return await inTransaction(ctx, ctx => store.listTolerances(ctx.db, ctx.actor.organisation.id));
}

/** Sets a check's limit for this organisation or one of its mandates; null removes it, so that the wider level's limit applies again. */
export async function setTolerance(ctx: SignedIn, input: unknown): Promise<store.Tolerance[]> {
  allow(ctx, 'manageUsers');
  const { code, entityId, value, version } = parse(toleranceInput, input);
  const check = checks.find(one => one.code === code && one.tolerance);
  if (!check) throw invalid('code', 'invalid');
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    if (entityId && !(await store.hasEntity(ctx.db, organisationId, entityId))) throw invalid('entityId', 'notFound');
    const before = (await store.listTolerances(ctx.db, organisationId)).find(one => one.code === code && one.entityId === entityId);
    const limit = { code, entityId, version };
    const isDone =
      value === null
        ? await store.dropTolerance(ctx.db, organisationId, limit)
        : await store.setTolerance(ctx.db, organisationId, { ...limit, value: String(value), at: ctx.app.now() });
    if (!isDone) throw new AppError('conflict');
    await record(ctx, 'import.tolerance', {
      subject: 'importTolerance',
      subjectId: entityId ?? code,
      before: { code, value: before ? Number(before.value) : null },
      after: { code, value },
    });
    return await store.listTolerances(ctx.db, organisationId);
  });
}

/** The name of a check with a limit, in both languages. */
export function toleranceTitle(code: string): { en: string; jp: string } | null {
  return checks.find(one => one.code === code)?.tolerance?.title ?? null;
}
