import type { UserPackageType, UserRole } from '@hakaru/contract/organisations';
import type { ScimAttributes, ScimUser } from '@hakaru/contract/scim';
import type { NewUserInput } from '@hakaru/contract/users';
import { insertProvisioned } from '#features/user-accounts/public';
import { addUser, changeUser, disableUser, findUser, lockAdministrators } from '#features/users/public';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { ScimError } from './scim-error';
import * as store from './store';

export function listUsers(ctx: SignedIn, filter: store.Filter, window: store.Window) {
  refuseOthers(ctx);
  return inTransaction(ctx, ctx => store.findUsers(ctx, filter, window));
}

export function getUser(ctx: SignedIn, id: string): Promise<store.ScimRow> {
  refuseOthers(ctx);
  return inTransaction(ctx, ctx => existing(ctx, id));
}

/** Somebody new: by single sign-on where the organisation has it, else with an invitation. Never an administrator. */
export function createUser(ctx: SignedIn, { userName: email, ...given }: ScimUser): Promise<store.ScimRow> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    const person = {
      email,
      name: nameIn(given) ?? email,
      title: given.title ?? null,
      phone_number: phoneIn(given),
      role: given.roles?.[0] ?? 'readonly',
    };
    const id = (await store.hasSso(ctx)) ? await provisioned(ctx, person) : await invited(ctx, person);
    await setDetails(ctx, await existing(ctx, id), given);
    await keepExternalId(ctx, id, given.externalId);
    if (given.active === false) await disableUser(ctx, id, true);
    return await existing(ctx, id);
  });
}

async function invited(ctx: SignedIn, person: Omit<NewUserInput, 'packages' | 'language'>): Promise<string> {
  return (await addUser(ctx, { ...person, packages: [], language: ctx.request.language })).id;
}

async function provisioned(ctx: SignedIn, person: { email: string; name: string; role: string }): Promise<string> {
  const { id: organisationId } = ctx.actor.organisation;
  const { email, name, role } = person;
  const id = await insertProvisioned(ctx, { organisationId, email, name, role, subject: email });
  if (id === null) throw new ScimError(409, 'This user name is already used.', 'uniqueness');
  await record(ctx, 'user.provision', { subject: 'user', subjectId: id, after: { email, name, role, sso: true } });
  return id;
}

/**
 * What a directory says of somebody from now on. Nobody is made an administrator or loses that role here, and a super-user is left alone.
 * That the token's own maker and the last administrator stay are rules of the users themselves.
 */
export function setUser(ctx: SignedIn, id: string, given: ScimAttributes, ifMatch: string | null): Promise<store.ScimRow> {
  refuseOthers(ctx);
  return inTransaction(ctx, async ctx => {
    await lockAdministrators(ctx, id); // before the version is read, so that of two changes the later sees the other
    const before = await existing(ctx, id);
    if (ifMatch !== null && ifMatch !== '*' && ifMatch !== `W/"${before.version}"`)
      throw new ScimError(412, 'This user was changed meanwhile.');
    if (before.isSuperuser) throw new ScimError(403, 'Support keeps this user.');
    await setDetails(ctx, before, given);
    await keepExternalId(ctx, id, given.externalId);
    if (given.active === undefined || given.active === before.isActive) return await existing(ctx, id);
    await disableUser(ctx, id, !given.active);
    return await existing(ctx, id);
  });
}

async function setDetails(ctx: SignedIn, before: store.ScimRow, given: ScimAttributes): Promise<void> {
  const role = given.roles?.[0] ?? before.role;
  if (role !== before.role && before.role === 'admin')
    throw new ScimError(400, 'An administrator’s role is changed by an administrator.', 'mutability');
  const next = {
    name: nameIn(given) ?? before.name,
    title: given.title ?? before.title,
    phone_number: phoneIn(given) ?? before.phone,
    role,
  };
  if (next.name === before.name && next.title === before.title && next.phone_number === before.phone && role === before.role) return;
  const { version, email, sso, packages } = await findUser(ctx, before.id);
  const types = packages.map(({ type }) => type as UserPackageType); // checked by the table
  await changeUser(ctx, { id: before.id, version }, { ...next, role: role as UserRole, email, sso, packages: types }); // checked by the table
}

async function keepExternalId(ctx: SignedIn, id: string, externalId: string | undefined): Promise<void> {
  const before = (await existing(ctx, id)).externalId;
  if (!externalId || externalId === before) return;
  if (await store.isExternalIdTaken(ctx, id, externalId)) throw new ScimError(409, 'Another user has this external id.', 'uniqueness');
  await store.putExternalId(ctx, id, externalId);
  const said = { before: { external_id: before }, after: { external_id: externalId } };
  await record(ctx, 'user.change', { subject: 'user', subjectId: id, ...said });
}

const nameIn = ({ displayName, name }: ScimAttributes): string | undefined =>
  displayName ?? name?.formatted ?? ([name?.givenName, name?.familyName].filter(Boolean).join(' ').slice(0, 255) || undefined);

const phoneIn = ({ phoneNumbers }: ScimAttributes): string | null => phoneNumbers?.[0]?.value || null;

async function existing(ctx: SignedIn, id: string): Promise<store.ScimRow> {
  const row = await store.userById(ctx, id);
  if (!row) throw new ScimError(404, 'There is no such user.');
  return row;
}

/** A program with its own token, in the name of an administrator: neither a person's session nor support. */
function refuseOthers(ctx: SignedIn): void {
  allow(ctx, 'manageUsers');
  refuseSupport(ctx);
  if (!ctx.actor.token) throw new ScimError(403, 'This address is for service tokens.');
}
