import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { PEOPLE_SEARCH_MIN, type MoveInput } from '@hakaru/contract/users';
import { listEntriesOf } from '#features/audit/public';
import { noteTask } from '#features/first-tasks/public';
import { sendResetLink } from '#features/passwords/public';
import { accountById, dropLinks, endSessions, lockedAmong, unlock, type Account } from '#features/sessions/public';
import { organisationKnown } from '#features/organisations/public';
import { anyUserById, findUsers, type PeopleListing, type UserRow, type Within } from '#features/users/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { moveUser, setDisabledAnywhere, setMustChangeAnywhere, type UserKey } from '#features/user-accounts/public';

/** A user of any organisation, as support sees them. */
export type Person = UserRow & { isLocked: boolean };

/** Users by search, or all of one organisation. Without either, nobody is listed. */
export async function listPeople(ctx: SignedIn, slice: Slice, within: Within, listing: PeopleListing) {
  allow(ctx, 'superuser');
  refuseEverybody(within);
  return await onPlatform(ctx, async ctx => {
    const { data, total } = await findUsers(ctx, slice, within, listing);
    return pageOf(await withLocks(ctx, data), { ...slice, total });
  });
}

export async function readPerson(ctx: SignedIn, id: string): Promise<Person> {
  allow(ctx, 'superuser');
  const [person] = await onPlatform(ctx, async ctx => await withLocks(ctx, [await existing(ctx, id)]));
  if (!person) throw new AppError('notFound');
  await noteTask(ctx, 'person');
  return person;
}

/** The audit entries about a user's account, from their organisation's trail. */
export async function personTrail(ctx: SignedIn, id: string, slice: Slice) {
  const { organisationId } = await readPerson(ctx, id);
  return await listEntriesOf(ctx, organisationId, slice, { supportOnly: false, subject: 'user', subjectId: id });
}

export const EXPORT_MAX = 5_000;

/** The complete list, for the yearly review of access. The export is recorded in the audit trail. */
export async function exportPeople(ctx: SignedIn, within: Within): Promise<Person[]> {
  allow(ctx, 'superuser');
  refuseEverybody(within);
  return await onPlatform(ctx, async ctx => {
    const { data, total } = await findUsers(ctx, { first: EXPORT_MAX, page: 1 }, within);
    if (total > EXPORT_MAX) throw invalid('search', 'tooMany');
    const people = await withLocks(ctx, data);
    await record(ctx, 'users.export', { subject: 'users', subjectId: within.organisationId, after: { ...within, rows: total } });
    return people;
  });
}

/** Mails a new reset link. Support never sees it and never sets a password. */
export function sendReset(ctx: SignedIn, id: string): Promise<Person> {
  return forPerson(ctx, id, 'user.sendReset', async (ctx, person) => {
    const account = await accountOf(ctx, person);
    if (account.isDisabled) throw new AppError('conflict');
    await sendResetLink(ctx, account);
  });
}

/** The user has to choose a new password before anything else, in every session. */
export function requirePasswordChange(ctx: SignedIn, key: UserKey, isRequired: boolean): Promise<Person> {
  return forPerson(ctx, key.id, isRequired ? 'user.requirePasswordChange' : 'user.waivePasswordChange', async (ctx, person) => {
    if (person.sso && isRequired) throw invalid('id', 'sso');
    if (!(await setMustChangeAnywhere(ctx, key, isRequired))) throw new AppError('conflict');
  });
}

export function unlockPerson(ctx: SignedIn, id: string): Promise<Person> {
  return forPerson(ctx, id, 'user.unlock', unlock);
}

/** Also ends the sessions, so that a disabled user is signed out at once. */
export function setAccess(ctx: SignedIn, key: UserKey, isDisabled: boolean): Promise<Person> {
  return forPerson(ctx, key.id, isDisabled ? 'user.disable' : 'user.enable', async (ctx, { id, organisationId }) => {
    if (id === ctx.actor.user.id) throw invalid('id', 'own');
    if (!(await setDisabledAnywhere(ctx, key, isDisabled))) throw new AppError('conflict');
    await endSessions(ctx, { organisationId, userId: id });
    await dropLinks(ctx, { organisationId, userId: id }, ['reset', 'invitation', 'ticket']);
  });
}

/**
 * Moves a user to another organisation with a role there. They are signed out at once and return into the new organisation. Super-users
 * cannot be moved. Both organisations' audit trails record it.
 */
export function movePerson(ctx: SignedIn, key: UserKey, to: MoveInput): Promise<Person> {
  return forPerson(ctx, key.id, 'user.move', async (ctx, { superuser, organisationId, email, name }) => {
    if (superuser) throw invalid('id', 'superuser');
    if (organisationId === to.organisationId) throw invalid('organisationId', 'same');
    const target = await organisationKnown(ctx, to.organisationId);
    if (!target) throw invalid('organisationId', 'unknown');
    if (!(await moveUser(ctx, key, to))) throw new AppError('conflict');
    const entry = { organisationId: to.organisationId, subject: 'user', subjectId: key.id };
    await record(ctx, 'user.arrive', { ...entry, after: { email, name, role: to.role } });
  });
}

type Work = (ctx: SignedIn, person: UserRow) => Promise<void>;

/** Finds a user, applies the change and records it in the audit trail of the user's organisation. */
async function forPerson(ctx: SignedIn, id: string, action: AuditAction, work: Work): Promise<Person> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    const before = await existing(ctx, id);
    await work(ctx, before);
    const after = await existing(ctx, id);
    const entry = { organisationId: before.organisationId, subject: 'user', subjectId: id };
    await record(ctx, action, { ...entry, before: auditFields(before), after: auditFields(after) });
    const [person] = await withLocks(ctx, [after]);
    if (!person) throw new AppError('notFound');
    return person;
  });
}

async function existing(ctx: SignedIn, id: string): Promise<UserRow> {
  const user = await anyUserById(ctx, id);
  if (!user) throw new AppError('notFound');
  return user;
}

async function accountOf(ctx: SignedIn, { id }: UserRow): Promise<Account> {
  const account = await accountById(ctx, id);
  if (!account) throw new AppError('notFound');
  return account;
}

async function withLocks(ctx: SignedIn, people: readonly UserRow[]): Promise<Person[]> {
  const locked = await lockedAmong(ctx, people);
  return people.map(person => ({ ...person, isLocked: locked.has(person.id) }));
}

function refuseEverybody({ organisationId, search }: Within): void {
  if (!organisationId && [...search].length < PEOPLE_SEARCH_MIN) throw invalid('search', 'tooShort');
}

function auditFields({ email, state, mustChangePassword, organisationRef, role }: UserRow): object {
  return { email, state, mustChangePassword, organisationRef, role };
}
