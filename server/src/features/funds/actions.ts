import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { FORMER_REFERENCE, fundInput, mergeInput } from '@hakaru/contract/funds';
import { listEntriesOf } from '#features/audit/public';
import { raiseBook } from '#features/facts/public';
import { accessScopesOf, atOwner, type AccessScope } from '#features/grants/public';
import * as structure from '#features/structure/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import * as store from './store';

/** The funds the sender may see today: of own and advised assets, or below granted mandates. */
export async function listFunds(ctx: SignedIn, slice: Slice, filter: store.Filter): Promise<Page<store.FundRow>> {
  const all: store.FundRow[] = [];
  for (const scope of await accessScopesOf(ctx, null))
    all.push(...(await atOwner(ctx, scope, ({ db }) => store.findOpenFunds(db, openedBy(ctx, scope), filter))));
  const from = offsetOf(slice);
  return pageOf(all.slice(from, from + slice.first), { ...slice, total: all.length });
}

export async function readFund(ctx: SignedIn, id: string): Promise<store.FundRow> {
  for (const scope of await accessScopesOf(ctx, null)) {
    const found = await atOwner(ctx, scope, ({ db }) => store.findOpenFund(db, openedBy(ctx, scope), id));
    if (found) return found;
  }
  throw new AppError('notFound');
}

function openedBy(ctx: SignedIn, { ownerId, assetId, mandates }: AccessScope): store.Opened {
  const today = todayOf(ctx);
  const mandateIds = mandates && [...mandates].filter(([, toDay]) => toDay === null || toDay >= today).map(([mandateId]) => mandateId);
  return { ownerId, assetId, mandateIds };
}

export async function listAllFunds(ctx: SignedIn, slice: Slice, filter: store.Filter): Promise<Page<store.FundRow>> {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findAllFunds(ctx.db, slice, filter));
  return pageOf(data, { ...slice, total });
}

export async function readAnyFund(ctx: SignedIn, id: string): Promise<store.FundRow> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => present(ctx, id));
}

export async function fundHistory(ctx: SignedIn, id: string, slice: Slice) {
  const { organisationId } = await readAnyFund(ctx, id);
  return await listEntriesOf(ctx, organisationId, slice, { supportOnly: false, subject: null, subjectId: id });
}

/** Changes a fund's type and codes. Each change is recorded in its organisation's own audit trail. */
export async function updateFund(
  ctx: SignedIn,
  { id, version, input }: { id: string; version: number; input: unknown },
): Promise<store.FundRow> {
  allow(ctx, 'superuser');
  const { fundType, codes } = parse(fundInput, input);
  return await onPlatform(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await structure.setFundType(ctx.db, before, version, fundType))) throw new AppError('conflict');
    await store.replaceCodes(ctx.db, before, codes);
    const after = await present(ctx, id);
    const { organisationId } = before;
    await record(ctx, 'fund.update', {
      organisationId,
      subject: 'entity',
      subjectId: id,
      before: auditFields(before),
      after: auditFields(after),
    });
    return after;
  });
}

/**
 * Merges a fund that was entered twice: the duplicate's codes move to the kept fund, its reference is kept as a former one, and it is
 * removed. Facts are never moved, so a duplicate with notices, values or documents is refused.
 */
export async function mergeFunds(ctx: SignedIn, version: number, input: unknown): Promise<store.FundRow> {
  allow(ctx, 'superuser');
  const { keptId, duplicateId } = parse(mergeInput, input);
  return await onPlatform(ctx, async ctx => {
    const kept = await present(ctx, keptId);
    const duplicate = await store.findAnyFund(ctx.db, duplicateId);
    const { organisationId, assetId } = kept;
    if (!duplicate || duplicate.organisationId !== organisationId || duplicate.assetId !== assetId)
      throw invalid('duplicateId', 'notFound');
    if (!(await structure.raiseEntity(ctx.db, { organisationId, id: keptId }, version))) throw new AppError('conflict');
    const isFree = await structure.isUnused(ctx.db, { organisationId, id: duplicateId });
    if (!isFree || (await store.hasFacts(ctx.db, duplicate))) throw invalid('duplicateId', 'inUse');
    await structure.removeEntity(ctx.db, { organisationId, id: duplicateId }); // deletes its codes as well
    const former = { scheme: FORMER_REFERENCE, code: duplicate.ref };
    const added = [...duplicate.codes, former].filter(
      one => !kept.codes.some(({ scheme, code }) => scheme === one.scheme && code === one.code),
    );
    await store.addCodes(ctx.db, kept, added);
    await raiseBook(ctx.db, organisationId, assetId);
    const after = await present(ctx, keptId);
    await record(ctx, 'fund.merge', {
      organisationId,
      subject: 'entity',
      subjectId: keptId,
      before: { ...auditFields(kept), duplicate: duplicate.ref, duplicateName: duplicate.name },
      after: auditFields(after),
    });
    return after;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.FundRow> {
  const found = await store.findAnyFund(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return found;
}

function auditFields({ ref, name, fundType, codes }: store.FundRow): object {
  return { ref, name, fundType, codes: codes.map(({ scheme, code }) => `${scheme} ${code}`) };
}
