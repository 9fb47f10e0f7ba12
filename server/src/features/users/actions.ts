import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import { INVITATION_DAYS } from '@hakaru/contract/passwords';
import type { NewUserInput, UserInput } from '@hakaru/contract/users';
import { invitationLetter, newHashFor, setPassword } from '#features/passwords/public';
import { accountById, dropLinks, endSessions, lockedAmong, newToken, putLink, type Account } from '#features/sessions/public';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { pageOf } from '#platform/graphql';
import { queueMail } from '#platform/mail-job';
import type { Slice } from '#platform/paging';
import { hashToken } from '#platform/session';
import { addressChangedLetter } from './letters';
import * as accounts from '#features/user-accounts/public';
import * as store from './store';
import { queueVerification } from './verification';

/** A user of the administrator's organisation, with the fields that only the list shows. */
export type ListedUser = store.UserRow & { isLocked: boolean };

export async function listUsers(ctx: SignedIn, slice: Slice, search: string) {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, async ctx => {
    const { data, total } = await store.findUsers(ctx, slice, { organisationId: ctx.actor.organisation.id, search }, BY_NAME);
    return pageOf(await withLocks(ctx, data), { ...slice, total });
  });
}

/** All users, for the yearly review of access. The export is recorded in the audit trail. */
export async function exportUsers(ctx: SignedIn): Promise<ListedUser[]> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, async ctx => {
    const { id } = ctx.actor.organisation;
    const { data, total } = await store.findUsers(ctx, { first: EXPORT_MAX, page: 1 }, { organisationId: id, search: '' }, BY_NAME);
    if (total > EXPORT_MAX) throw invalid('search', 'tooMany');
    const people = await withLocks(ctx, data);
    await record(ctx, 'users.export', { subject: 'users', subjectId: id, after: { rows: total } });
    return people;
  });
}

/** The administrators of the organisation the user works in, for questions; visible to every user there. */
export async function listAdministrators(ctx: SignedIn): Promise<store.Administrator[]> {
  return await inTransaction(ctx, store.administrators);
}

/** The user has to choose a new password before anything else, in every session. */
export function requireOwnPasswordChange(ctx: SignedIn, key: accounts.UserKey, isRequired: boolean): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, async ctx => {
    const { sso } = await withinReach(ctx, key.id);
    if (sso && isRequired) throw invalid('id', 'sso');
    if (!(await accounts.setMustChange(ctx, key, isRequired))) throw new AppError('conflict');
    const action = isRequired ? 'user.requirePasswordChange' : 'user.waivePasswordChange';
    await record(ctx, action, { subject: 'user', subjectId: key.id });
    return await existing(ctx, key.id);
  });
}

export async function findUser(ctx: SignedIn, id: string): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, ctx => existing(ctx, id));
}

export function addUser(ctx: SignedIn, input: NewUserInput): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['addUser', input], async ctx => {
      const id = await accounts.insertUser(ctx, input);
      await store.setPackages(ctx, id, input.packages);
      await sendInvitation(ctx, await accountOf(ctx, id));
      const added = await existing(ctx, id);
      await record(ctx, 'user.add', { subject: 'user', subjectId: id, after: auditFields(added) });
      await notifyOrganisation(ctx, {
        organisationId: added.organisationId,
        who: 'admins',
        exceptUserId: [ctx.actor.user.id, id],
        kind: 'userAdded',
        params: { name: added.name },
        page: `/settings/users/${id}`,
      });
      return id;
    });
    return await existing(ctx, id);
  });
}

/** A new role or e-mail address ends the user's sessions, because their rights have changed. */
export function changeUser(ctx: SignedIn, key: accounts.UserKey, input: UserInput): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, async ctx => {
    const others = await store.lockAdministrators(ctx, key.id);
    const before = await withinReach(ctx, key.id);
    const isMoving = before.email !== input.email;
    if (isMoving && ctx.actor.original) throw new AppError('unauthorized'); // whoever sets the address could take over the account with a reset link
    if (key.id === ctx.actor.user.id && before.role !== input.role) throw invalid('role', 'own');
    if (before.role !== input.role) keepAnAdministrator(ctx, before, { others, field: 'role' });
    if (!(await accounts.updateUser(ctx, key, input))) throw new AppError('conflict');
    await store.setPackages(ctx, key.id, input.packages);
    if (isMoving || before.role !== input.role) await endTheirSessions(ctx, before);
    if (isMoving) await sayAddressChanged(ctx, before);
    const after = await existing(ctx, key.id);
    await record(ctx, 'user.change', { subject: 'user', subjectId: key.id, before: auditFields(before), after: auditFields(after) });
    return after;
  });
}

export function disableUser(ctx: SignedIn, id: string, isDisabled: boolean): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, async ctx => {
    const others = await store.lockAdministrators(ctx, id);
    const before = await withinReach(ctx, id);
    if (id === ctx.actor.user.id) throw invalid('id', 'own');
    if (isDisabled) keepAnAdministrator(ctx, before, { others, field: 'id' });
    const { organisationId } = before;
    if (!(await accounts.setDisabled(ctx, id, isDisabled))) throw new AppError('conflict');
    await endSessions(ctx, { organisationId, userId: id });
    await dropLinks(ctx, { organisationId, userId: id }, ['reset', 'invitation', 'ticket']);
    await record(ctx, isDisabled ? 'user.disable' : 'user.enable', { subject: 'user', subjectId: id });
    return await existing(ctx, id);
  });
}

/**
 * An organisation keeps an administrator who can sign in, also where two disable each other at once or a directory does it. Support may
 * leave it without one, because support can appoint the next.
 */
function keepAnAdministrator(
  { actor }: SignedIn,
  { role, state }: store.UserRow,
  { others, field }: { others: number; field: string },
): void {
  if (role === 'admin' && state !== 'disabled' && others === 0 && !actor.user.superuser) throw invalid(field, 'lastAdmin');
}

/** A password set by an administrator is valid until the user signs in and chooses their own (decisions G57). */
export async function setUserPassword(ctx: SignedIn, id: string, password: string): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  if (ctx.actor.original) throw new AppError('unauthorized'); // support sets no passwords
  if (id === ctx.actor.user.id) throw invalid('id', 'own'); // changing one's own password requires the current one
  const account = await inTransaction(ctx, async ctx => {
    await withinReach(ctx, id);
    return await accountOf(ctx, id);
  });
  const hash = await newHashFor(ctx, account, password);
  return await inTransaction(ctx, async ctx => {
    if (!(await setPassword(ctx, account, { hash, mustChange: true }))) throw new AppError('conflict');
    await endSessions(ctx, { organisationId: account.organisationId, userId: id });
    await dropLinks(ctx, { organisationId: account.organisationId, userId: id }, ['reset', 'invitation', 'ticket']);
    await record(ctx, 'user.setPassword', { subject: 'user', subjectId: id });
    return await existing(ctx, id);
  });
}

/** Sends the invitation again with a new link; the earlier one stops working. */
export function inviteAgain(ctx: SignedIn, id: string): Promise<store.UserRow> {
  allow(ctx, 'manageUsers');
  return inTransaction(ctx, async ctx => {
    const user = await withinReach(ctx, id);
    if (user.state === 'disabled') throw new AppError('conflict');
    await sendInvitation(ctx, await accountOf(ctx, id));
    await record(ctx, 'user.invite', { subject: 'user', subjectId: id });
    return user;
  });
}

/** Ends the user's sessions, except the current one, so that administrators who change their own address can go on to verify it. */
async function endTheirSessions(ctx: SignedIn, { organisationId, id }: store.UserRow): Promise<void> {
  await endSessions(ctx, { organisationId, userId: id, except: id === ctx.actor.user.id ? ctx.actor.sessionId : null });
}

/** Invalidates links sent to the old address and notifies it; the new address gets a verification mail or an invitation. */
async function sayAddressChanged(ctx: SignedIn, { id, email, organisationId, state }: store.UserRow): Promise<void> {
  await dropLinks(ctx, { organisationId, userId: id }, ['reset', 'invitation', 'ticket']);
  const account = await accountOf(ctx, id);
  const facts = { name: account.name, address: account.email };
  await queueMail(ctx, { to: email, ...addressChangedLetter(languageOf(account.language), facts) });
  await (state === 'invited' ? sendInvitation(ctx, account) : queueVerification(ctx, account));
}

async function sendInvitation(ctx: SignedIn, account: Account): Promise<void> {
  const owner = { organisationId: account.organisationId, userId: account.id };
  const token = newToken();
  await dropLinks(ctx, owner, ['invitation', 'reset']);
  await putLink(ctx, { ...owner, purpose: 'invitation', hash: hashToken(token), seconds: INVITATION_DAYS * 86_400 });
  const language = languageOf(account.language);
  const { nameEn, nameJp } = ctx.actor.organisation;
  const facts = { name: account.name, organisation: language === 'jp' ? nameJp : nameEn };
  const url = `${ctx.app.settings.publicUrl}/passwordreset/${token}`;
  await queueMail(ctx, { to: account.email, ...invitationLetter(language, { ...facts, url }) });
}

const BY_NAME = { order: 'name', direction: 'asc' } as const;
const EXPORT_MAX = 5_000;

async function withLocks(ctx: SignedIn, people: readonly store.UserRow[]): Promise<ListedUser[]> {
  const locked = await lockedAmong(ctx, people);
  return people.map(person => ({ ...person, isLocked: locked.has(person.id) }));
}

async function existing(ctx: SignedIn, id: string): Promise<store.UserRow> {
  const user = await store.userById(ctx, id);
  if (!user) throw new AppError('notFound');
  return user;
}

/**
 * A user whom the administrator may change. Setting a super-user's address or password would give access to the account, so only
 * super-users may.
 */
async function withinReach(ctx: SignedIn, id: string): Promise<store.UserRow> {
  const user = await existing(ctx, id);
  if (user.superuser && !ctx.actor.user.superuser) throw new AppError('unauthorized');
  return user;
}

/** Only users of the administrator's own organisation: the transaction's scope ensures it, and this checks it again. */
async function accountOf(ctx: SignedIn, id: string): Promise<Account> {
  const account = await accountById(ctx, id);
  if (account?.organisationId !== ctx.actor.organisation.id) throw new AppError('notFound');
  return account;
}

function auditFields({ email, name, title, phone_number, role, sso, packages }: store.UserRow): object {
  return { email, name, title, phone_number, role, sso, packages: packages.map(({ type }) => type) };
}
