import type { AuditAction } from '@hakaru/contract/audit';
import type { BankMaster } from '@hakaru/contract/banks';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import type { Kept, Master, Version } from './master';

export async function listOf<Row extends Kept>(
  ctx: SignedIn,
  master: Pick<Master<never, Row>, 'findPage'>,
  wanted: { slice: Slice; search: string },
): Promise<Page<Row>> {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => master.findPage(ctx.db, wanted.slice, wanted.search));
  return pageOf(data, { ...wanted.slice, total });
}

/** Creates a row, or with a version updates an existing one. */
export async function save<Input extends object, Row extends Kept>(
  ctx: SignedIn,
  master: Master<Input, Row>,
  change: Version | null,
  input: unknown,
): Promise<Row> {
  allow(ctx, 'superuser');
  const checked = parse(master.rule, input);
  return await onPlatform(ctx, async ctx => {
    const id = change ? await changed(ctx, master, change, checked) : await added(ctx, master, checked);
    return await present(ctx, master, id);
  });
}

/** Adds a row within the current transaction; the rows it refers to must exist and not be archived. */
export async function added<Input extends object, Row extends Kept>(ctx: SignedIn, master: Master<Input, Row>, input: Input) {
  const missing = await master.missing(ctx.db, input);
  if (missing) throw invalid(missing, 'notFound');
  const id = await master.insert(ctx.db, input);
  const { organisationId } = await present(ctx, master, id);
  await note(ctx, master.kind, 'create', { id, organisationId, after: input });
  return id;
}

export async function changed<Input extends object, Row extends Kept>(
  ctx: SignedIn,
  master: Master<Input, Row>,
  change: Version,
  input: Input,
) {
  const row = await present(ctx, master, change.id);
  const before = master.inputOf(row);
  const moved = master.key.find(name => before[name] !== input[name]);
  if (moved) throw invalid(moved, 'fixed');
  if (!(await master.update(ctx.db, change, input))) throw new AppError('conflict');
  await note(ctx, master.kind, 'update', { id: change.id, organisationId: row.organisationId, before, after: input });
  return change.id;
}

/** An archived row is no longer offered for selection, but rows that use it still show its name. */
export async function archive<Input extends object, Row extends Kept>(
  ctx: SignedIn,
  master: Master<Input, Row>,
  change: Version,
  isArchived: boolean,
): Promise<boolean> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const { organisationId, isArchived: before } = await present(ctx, master, change.id);
    if (!(await master.setArchived(ctx.db, change, isArchived ? ctx.app.now() : null))) throw new AppError('conflict');
    const entry = { id: change.id, organisationId, before: { isArchived: before }, after: { isArchived } };
    await note(ctx, master.kind, isArchived ? 'archive' : 'restore', entry);
    return true;
  });
}

/** Only an unused row can be deleted. It is locked first, so that nothing can start to use it meanwhile. */
export async function remove<Input extends object, Row extends Kept>(
  ctx: SignedIn,
  master: Master<Input, Row>,
  change: Version,
): Promise<boolean> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    await present(ctx, master, change.id, true);
    const row = await present(ctx, master, change.id); // the uses are counted again now that the row is locked
    if (row.uses > 0) throw invalid('id', 'inUse');
    if (!(await master.remove(ctx.db, change))) throw new AppError('conflict');
    await note(ctx, master.kind, 'delete', { id: change.id, organisationId: row.organisationId, before: master.inputOf(row) });
    return true;
  });
}

async function present<Input extends object, Row extends Kept>(ctx: SignedIn, master: Master<Input, Row>, id: string, locked = false) {
  const found = await master.findOne(ctx.db, id, locked);
  if (!found) throw new AppError('notFound');
  return found;
}

const SUBJECTS = { bank: 'bank', branch: 'bankBranch', account: 'bankAccount' } as const satisfies Record<BankMaster, string>;
type Verb = 'create' | 'update' | 'archive' | 'restore' | 'delete';
type Entry = { id: string; organisationId: string | null; before?: object; after?: object };

async function note(ctx: SignedIn, kind: BankMaster, verb: Verb, { id, organisationId, ...values }: Entry): Promise<void> {
  const action: AuditAction = `${SUBJECTS[kind]}.${verb}`;
  await record(ctx, action, { subject: SUBJECTS[kind], subjectId: id, ...values, ...(organisationId ? { organisationId } : {}) });
}
