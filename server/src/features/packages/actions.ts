import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { assignmentInput, packageInput, type AssignmentInput, type PackageInput, type PackageKind } from '@hakaru/contract/packages';
import { record } from '#platform/audit';
import { allow, inTransaction, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import { hashRequest, once } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { changesTerms, PackageBook, type Package } from './terms';
import * as store from './store';

export type Listing = { kind: PackageKind | null; search: string };

export async function listPackages(ctx: SignedIn, slice: Slice, listing: Listing) {
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    const { data, total } = await store.findPackages(ctx.db, slice, { organisationId, ...listing });
    const book = await bookOf(ctx, organisationId);
    return pageOf(
      data.map(row => book.withTerms(row)),
      { ...slice, total },
    );
  });
}

/** The packages of every organisation or of one, for administration. */
export async function listAllPackages(
  ctx: SignedIn,
  slice: Slice,
  { kind, search, organisationId }: Listing & { organisationId: string | null },
) {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const { data, total } = await store.findPackages(ctx.db, slice, { organisationId, kind, search });
    const books = new Map<string, PackageBook>();
    for (const { organisationId } of data) if (!books.has(organisationId)) books.set(organisationId, await bookOf(ctx, organisationId));
    return pageOf(
      data.flatMap(row => books.get(row.organisationId)?.withTerms(row) ?? []),
      { ...slice, total },
    );
  });
}

export type AnyPackage = { package: Package; assignments: store.AssignmentRow[] };

/** A package of any organisation and its assignments, for administration. */
export async function readAnyPackage(ctx: SignedIn, id: string): Promise<AnyPackage> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const organisationId = await store.ownerOf(ctx.db, id);
    const book = organisationId ? await bookOf(ctx, organisationId) : null;
    const found = book?.find(id);
    if (!book || !found || !organisationId) throw new AppError('notFound');
    return { package: book.withTerms(found), assignments: await store.assignmentsOf(ctx.db, organisationId, { packageId: id }) };
  });
}

export async function readPackage(ctx: SignedIn, id: string): Promise<Package> {
  return await inTransaction(ctx, async ctx => await present(ctx, id));
}

export async function packageAssignments(ctx: SignedIn, packageId: string): Promise<store.AssignmentRow[]> {
  return await inTransaction(ctx, async ctx => {
    await present(ctx, packageId);
    return await store.assignmentsOf(ctx.db, ctx.actor.organisation.id, { packageId });
  });
}

/** Packages are written by administrators (decisions G65). The key makes repeated requests create one package. */
export async function createPackage(ctx: SignedIn, input: unknown, key: string): Promise<Package> {
  allow(ctx, 'manageUsers');
  const checked = parse(packageInput, input);
  return await once(ctx, { key, hash: hashRequest('createPackage', checked) }, async ctx => {
    const book = await bookOf(ctx, ctx.actor.organisation.id);
    requireParent(book, { id: null, fromDay: todayOf(ctx) }, checked);
    const id = await store.insertPackage(ctx.db, ctx.actor.organisation.id, checked);
    await record(ctx, 'package.create', { subject: 'package', subjectId: id, after: checked });
    return await present(ctx, id);
  });
}

/** Creates a package on behalf of an organisation; the audit entry goes to that organisation's trail. */
export async function createPackageFor(
  ctx: SignedIn,
  organisationId: string,
  { input, key }: { input: unknown; key: string },
): Promise<AnyPackage> {
  allow(ctx, 'superuser');
  const checked = parse(packageInput, input);
  const hash = hashRequest('createPackageFor', organisationId, checked);
  const id = await onPlatform(ctx, ctx =>
    once(ctx, { key, hash }, async ctx => {
      if (!(await store.hasOrganisation(ctx.db, organisationId))) throw invalid('organisationId', 'notFound');
      requireParent(await bookOf(ctx, organisationId), { id: null, fromDay: todayOf(ctx) }, checked);
      const id = await store.insertPackage(ctx.db, organisationId, checked);
      await record(ctx, 'package.create', { subject: 'package', subjectId: id, organisationId, after: checked });
      return id;
    }),
  );
  return await readAnyPackage(ctx, id);
}

/** The new terms hold from the form's day, today by default; earlier month-ends keep the terms they had. */
export async function updatePackage(
  ctx: SignedIn,
  { id, version, input }: { id: string; version: number; input: unknown },
): Promise<Package> {
  allow(ctx, 'manageUsers');
  const checked = parse(packageInput, input);
  return await inTransaction(ctx, async ctx => {
    const { history: _, ...before } = await present(ctx, id);
    const fromDay = termsDayOf(ctx, checked);
    const book = await bookOf(ctx, ctx.actor.organisation.id);
    requireParent(book, { id, fromDay }, checked);
    if (changesTerms(book.versionsOf(id), checked, fromDay)) await store.endTerms(ctx.db, keyOf(ctx, id), fromDay);
    if (!(await store.updatePackage(ctx.db, keyOf(ctx, id), version, checked))) throw new AppError('conflict');
    await record(ctx, 'package.update', { subject: 'package', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

/** A package under which something was published is evidence and cannot be deleted (decisions G46). */
export async function deletePackage(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, async ctx => {
    const { history: _, ...before } = await present(ctx, id);
    if (await store.isPublished(ctx.db, keyOf(ctx, id))) throw invalid('id', 'publishedData');
    const { rows, earlier } = await bookOf(ctx, ctx.actor.organisation.id);
    const ofOthers = [...rows, ...earlier.filter(({ packageId }) => packageId !== id)];
    if (ofOthers.some(({ parentId }) => parentId === id)) throw invalid('id', 'hasChildren');
    await store.deletePackage(ctx.db, keyOf(ctx, id));
    await record(ctx, 'package.delete', { subject: 'package', subjectId: id, before });
    return true;
  });
}

export type Assigning = { packageId: string; entityId: string; input: unknown };

export async function assignPackage(ctx: SignedIn, { packageId, entityId, input }: Assigning): Promise<store.AssignmentRow> {
  allow(ctx, 'manageUsers');
  const checked = parse(assignmentInput, input);
  return await inTransaction(ctx, async ctx => {
    const { kind } = await present(ctx, packageId);
    const entity = await store.findEntity(ctx.db, keyOf(ctx, entityId));
    if (!entity) throw new AppError('notFound');
    if (!suits(kind, entity)) throw invalid('entityId', 'otherKind');
    refuseLateEnd(checked, entity.termination);
    const id = await store.insertAssignment(ctx.db, { organisationId: ctx.actor.organisation.id, packageId, entityId, input: checked });
    await record(ctx, 'package.assign', { subject: 'package', subjectId: packageId, after: { entityId, ...checked } });
    return await presentAssignment(ctx, id);
  });
}

export async function updateAssignment(
  ctx: SignedIn,
  { id, version, input }: { id: string; version: number; input: unknown },
): Promise<store.AssignmentRow> {
  allow(ctx, 'manageUsers');
  const checked = parse(assignmentInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await presentAssignment(ctx, id);
    refuseLateEnd(checked, before.termination);
    if (!(await store.updateAssignment(ctx.db, keyOf(ctx, id), version, checked))) throw new AppError('conflict');
    await record(ctx, 'package.assignment', { subject: 'package', subjectId: before.packageId, before, after: checked });
    return await presentAssignment(ctx, id);
  });
}

export async function unassignPackage(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, async ctx => {
    const before = await presentAssignment(ctx, id);
    if (await store.isPublished(ctx.db, keyOf(ctx, id))) throw invalid('id', 'publishedData');
    await store.deleteAssignment(ctx.db, keyOf(ctx, id));
    await record(ctx, 'package.unassign', { subject: 'package', subjectId: before.packageId, before });
    return true;
  });
}

const keyOf = (ctx: SignedIn, id: string): store.PackageKey => ({ organisationId: ctx.actor.organisation.id, id });

async function present(ctx: SignedIn, id: string): Promise<Package> {
  const book = await bookOf(ctx, ctx.actor.organisation.id);
  const found = book.find(id);
  if (!found) throw new AppError('notFound');
  return book.withTerms(found);
}

async function bookOf(ctx: SignedIn, organisationId: string): Promise<PackageBook> {
  const rows = await store.allPackages(ctx.db, organisationId);
  return new PackageBook(rows, await store.earlierTerms(ctx.db, { ownerId: organisationId, known: null }));
}

/** The day from which a form's terms hold: the day given, or today. */
function termsDayOf(ctx: SignedIn, { termsFromDay }: PackageInput): string {
  if (termsFromDay && termsFromDay > todayOf(ctx)) throw invalid('termsFromDay', 'future');
  return termsFromDay ?? todayOf(ctx);
}

async function presentAssignment(ctx: SignedIn, id: string): Promise<store.AssignmentRow> {
  const [found] = await store.assignmentsOf(ctx.db, ctx.actor.organisation.id, { id });
  if (!found) throw new AppError('notFound');
  return found;
}

/** A parent must be of the same kind, and from the day on no package may be its own ancestor. */
function requireParent(book: PackageBook, { id, fromDay }: { id: string | null; fromDay: string }, { parentId, kind }: PackageInput): void {
  if (parentId === null) return;
  const parent = book.find(parentId);
  if (!parent) throw invalid('parentId', 'notFound');
  if (parent.kind !== kind) throw invalid('parentId', 'otherKind');
  if (book.daysSince(fromDay).some(day => book.chainOn(parentId, day).some(above => above.id === id)))
    throw invalid('parentId', 'ownParent');
}

/** Mandates and accounts report under account packages; funds, corporations and SPCs under entity packages; sub-mandates under either. */
function suits(kind: PackageKind, entity: store.EntityRow): boolean {
  const isAccount = entity.kind === 'mandate' || entity.kind === 'account' || entity.type === 'subMandate';
  return kind === 'account' ? isAccount : !isAccount || entity.type === 'subMandate';
}

/** A package may not require reports after the mandate's end (the other half of decisions G47). */
function refuseLateEnd({ reportingEnd }: AssignmentInput, termination: string | null): void {
  if (reportingEnd !== null && termination !== null && reportingEnd > termination) throw invalid('reportingEnd', 'endAfterTermination');
}
