import { dataRequestInput, isDataRequestClosed, type DataRequestInput } from '@hakaru/contract/data-subject-requests';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { forgetLogins } from '#features/sessions/public';
import { eraseUser } from '#features/user-accounts/public';
import { anyUserById } from '#features/users/public';
import type { Attachment } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import * as store from './store';

export async function listRequests(ctx: SignedIn, slice: Slice, isOpenOnly: boolean) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findRequests(ctx.db, slice, isOpenOnly));
  return pageOf(data, { ...slice, total });
}

export async function readRequest(ctx: SignedIn, id: string): Promise<store.DataRequest> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => existing(ctx, id));
}

type Version = { id: string; version: number };

/** Creates a request, or with a version updates it. When it is closed, the platform's today is recorded. */
export async function saveRequest(ctx: SignedIn, change: Version | null, input: unknown): Promise<store.DataRequest> {
  allow(ctx, 'superuser');
  const checked = parse(dataRequestInput, input);
  const today = todayOf(ctx);
  if (checked.receivedDay > today) throw invalid('receivedDay', 'future');
  return await onPlatform(ctx, async ctx => {
    if (!change) {
      const id = await onceIfNamed(ctx, ['saveDataSubjectRequest', checked], async ctx => {
        const id = await store.insertRequest(ctx.db, checked, isDataRequestClosed(checked.status) ? today : null);
        await record(ctx, 'dsr.create', { subject: 'dsr', subjectId: id, after: auditFields(checked) });
        return id;
      });
      return await existing(ctx, id);
    }
    const before = await existing(ctx, change.id);
    const closedDay = isDataRequestClosed(checked.status) ? (before.closedDay ?? today) : null;
    if (!(await store.updateRequest(ctx.db, change, checked, closedDay))) throw new AppError('conflict');
    await record(ctx, 'dsr.update', { subject: 'dsr', subjectId: change.id, before: auditFields(before), after: auditFields(checked) });
    return await existing(ctx, change.id);
  });
}

/** The person's data as a machine-readable file. The export is recorded in the audit trails of the platform and of the person's organisation. */
export async function exportPerson(ctx: SignedIn, id: string): Promise<Attachment> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const { number, userId } = await existing(ctx, id);
    const person = userId ? await anyUserById(ctx, userId) : undefined;
    const data = userId ? await store.personData(ctx.db, userId) : null;
    if (!person || !data) throw new AppError('notFound');
    const now = ctx.app.now();
    await store.markExported(ctx.db, id, now);
    await record(ctx, 'dsr.export', { subject: 'dsr', subjectId: id });
    if (person.organisationId !== ctx.actor.organisation.id)
      await record(ctx, 'dsr.export', { subject: 'user', subjectId: person.id, organisationId: person.organisationId });
    const content = JSON.stringify({ request: number, exported_at: now.toISOString(), ...data }, null, 2);
    return { name: `dsr_${number}.json`, bytes: Buffer.from(content, 'utf8'), type: 'application/json' };
  });
}

/**
 * Replaces or removes everything that identifies the person, and ends their access. Their audit entries stay, under the same id: a trail with
 * missing rows would prove nothing.
 */
export async function erasePerson(ctx: SignedIn, change: Version): Promise<store.DataRequest> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const request = await existing(ctx, change.id);
    const person = request.userId ? await anyUserById(ctx, request.userId) : undefined;
    if (request.kind !== 'erasure') throw invalid('id', 'notErasure');
    if (!person) throw invalid('id', 'noAccount');
    if (person.superuser) throw invalid('id', 'superuser');
    if (!(await store.markErased(ctx.db, change, ctx.app.now()))) throw new AppError('conflict');
    const erased = { name: `Erased person ${request.number}`, email: `erased-${request.number}@erased.invalid` };
    await eraseUser(ctx, person.id, erased);
    await forgetLogins(ctx, person.id, erased.name);
    await record(ctx, 'dsr.erase', { subject: 'dsr', subjectId: change.id, after: { userId: person.id } });
    if (person.organisationId !== ctx.actor.organisation.id)
      await record(ctx, 'dsr.erase', { subject: 'user', subjectId: person.id, organisationId: person.organisationId });
    return await existing(ctx, change.id);
  });
}

async function existing(ctx: SignedIn, id: string): Promise<store.DataRequest> {
  const found = await store.findRequest(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return found;
}

/** The audited fields; free text and personal data are left out, because an erasure would otherwise have to cover the trail. */
const auditFields = ({ kind, receivedDay, status }: DataRequestInput) => ({ kind, receivedDay, status });
