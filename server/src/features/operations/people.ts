import { email as emailField, name as nameField } from '@hakaru/contract/fields';
import type { Language } from '@hakaru/contract/languages';
import { organisationRef } from '@hakaru/contract/organisation-settings';
import { INVITATION_DAYS } from '@hakaru/contract/passwords';
import { insertOrganisation } from '#features/organisations/public';
import { clearSecondFactor } from '#features/second-factors/public';
import { accountByEmail, dropLinks, endSessions, lockedAmong, newToken, putLink, unlock, type Account } from '#features/sessions/public';
import { insertSuperuser, setSuperuser } from '#features/user-accounts/public';
import { record } from '#platform/audit';
import { onPlatform, type App, type Context } from '#platform/context';
import { hashToken } from '#platform/session';
import { SettingsError } from '#platform/settings-error';
import { operatorContext, operatorName } from './operator';
import * as store from './store';
import type { Given, Say } from './admin-context';

const OPERATORS = { ref: 'PLATF', nameEn: 'Platform Operations', nameJp: 'プラットフォーム運営' };

/** Creates the first super-user; later ones are granted by super-users, with an audit entry. No password is passed through the shell. */
export async function createFirst(app: App, { words, options }: Given, say: Say): Promise<boolean> {
  const person = firstOf(words, options);
  const url = await onPlatform(operatorContext(app), async ctx => {
    await store.holdSuperusers(ctx);
    const [known] = await store.findSuperusers(ctx);
    if (known) throw new SettingsError(`There is a super-user already, ${known.email}: invite somebody there, then use grant.`);
    if (await accountByEmail(ctx, person.email))
      throw new SettingsError(`${person.email} is somebody’s log-in already: a super-user needs an address of their own.`);
    if (await store.findOrganisationByRef(ctx, person.ref))
      throw new SettingsError(`There is an organisation ${person.ref} already: choose another reference with --organisation=…`);
    const organisationId = await insertOrganisation(ctx, operatorsOf(person.ref));
    const id = await insertSuperuser(ctx, { organisationId, ...person });
    const token = newToken();
    await putLink(ctx, { organisationId, userId: id, purpose: 'invitation', hash: hashToken(token), seconds: INVITATION_DAYS * 86_400 });
    const { ref, email, name } = person;
    const about = { organisationId, after: { operator: operatorName(), ref, email, name } };
    await record(ctx, 'organisation.create', { ...about, subject: 'organisation', subjectId: organisationId });
    await record(ctx, 'superuser.create', { ...about, subject: 'user', subjectId: id });
    return `${app.settings.publicUrl}/passwordreset/${token}`;
  });
  say(`${person.email} is the first super-user, of the organisation ${person.ref}.`);
  say(`Open this address within ${INVITATION_DAYS} days to choose a password; it works once:\n${url}`);
  return true;
}

type First = { email: string; name: string; ref: string; language: Language };

function firstOf([email, name]: readonly string[], { organisation = OPERATORS.ref, language = 'en' }: Given['options']): First {
  if (language !== 'en' && language !== 'jp') throw new SettingsError('--language must be en or jp.');
  const ref = organisationRef.safeParse(organisation);
  if (!ref.success) throw new SettingsError('--organisation must be a reference of at most 10 capital letters and digits, such as PLATF.');
  const called = nameField.safeParse(name);
  if (!called.success) throw new SettingsError('The name must be one line of at most 255 characters.');
  return { email: addressOf(email), name: called.data, ref: ref.data, language };
}

function addressOf(word: string | undefined): string {
  const address = emailField.safeParse(word);
  if (!address.success) throw new SettingsError(`${word ?? ''} is no e-mail address.`);
  return address.data;
}

const operatorsOf = (ref: string) => {
  const nothing = { modules: [], packages: [], shell: false, brand: null, sso: null, allowedCidrs: [] };
  return { ...OPERATORS, ref, type: 'others' as const, ...nothing };
};

/** A super-user sees every client, so only people of the operators' own organisation can become one. */
export async function grant(app: App, { words }: Given, say: Say): Promise<boolean> {
  const account = await forAccount(app, words[0], async (ctx, account) => {
    const known = await store.findSuperusers(ctx);
    if (known.length === 0) throw new SettingsError('There is no super-user yet: use create-superuser.');
    if (account.superuser) throw new SettingsError(`${account.email} is a super-user already.`);
    if (account.isDisabled) throw new SettingsError(`${account.email} is disabled: enable the person first.`);
    if (!account.isVerified) throw new SettingsError(`${account.email} has not accepted the invitation yet.`);
    if (!known.some(({ organisationId }) => organisationId === account.organisationId))
      throw new SettingsError(
        `${account.email} belongs to a client: only people of ${known[0]?.organisationRef ?? ''} can be super-users. Move the person there first.`,
      );
    await change(ctx, account, true);
    await record(ctx, 'superuser.grant', about(account));
  });
  say(`${account.email} is a super-user from the next sign-in.`);
  return true;
}

export async function revoke(app: App, { words }: Given, say: Say): Promise<boolean> {
  const account = await forAccount(app, words[0], async (ctx, account) => {
    if (!account.superuser) throw new SettingsError(`${account.email} is no super-user.`);
    const others = (await store.findSuperusers(ctx)).filter(({ id }) => id !== account.id);
    if (others.length === 0)
      throw new SettingsError(`${account.email} is the last super-user who can sign in: grant it to somebody else first.`);
    await change(ctx, account, false);
    await record(ctx, 'superuser.revoke', about(account));
  });
  say(`${account.email} is no super-user any more, and is signed out.`);
  return true;
}

export async function unlockByEmail(app: App, { words }: Given, say: Say): Promise<boolean> {
  let wasLocked = false;
  const account = await forAccount(app, words[0], async (ctx, account) => {
    if (account.isDisabled) throw new SettingsError(`${account.email} is disabled, not locked: enable the person under Users.`);
    wasLocked = (await lockedAmong(ctx, [account])).has(account.id);
    if (!wasLocked) return;
    await unlock(ctx, account);
    await record(ctx, 'user.unlock', about(account));
  });
  say(wasLocked ? `${account.email} can try again.` : `${account.email} was not locked.`);
  return true;
}

/** For people whom nobody else can help: the last administrator of an organisation, or a super-user. */
export async function resetFactorByEmail(app: App, { words }: Given, say: Say): Promise<boolean> {
  const account = await forAccount(app, words[0], async (ctx, account) => {
    if (!(await clearSecondFactor(ctx, account))) throw new SettingsError(`${account.email} has no second factor.`);
    await record(ctx, 'user.resetSecondFactor', about(account));
  });
  say(`${account.email} logs in with the password alone now; a letter says so to them.`);
  return true;
}

/** Ends the sessions, so that the changed rights apply from a new sign-in. */
async function change(ctx: Context, account: Account, isSuperuser: boolean): Promise<void> {
  if (!(await setSuperuser(ctx, account, isSuperuser))) throw new SettingsError(`${account.email} was changed meanwhile: try again.`);
  const owner = { organisationId: account.organisationId, userId: account.id };
  await endSessions(ctx, owner);
  await dropLinks(ctx, owner, ['reset', 'ticket']);
}

const about = ({ organisationId, id, email }: Account) => ({
  organisationId,
  subject: 'user',
  subjectId: id,
  after: { operator: operatorName(), email },
});

async function forAccount(app: App, word: string | undefined, work: (ctx: Context, account: Account) => Promise<void>): Promise<Account> {
  const address = addressOf(word);
  return await onPlatform(operatorContext(app), async ctx => {
    await store.holdSuperusers(ctx);
    const account = await accountByEmail(ctx, address);
    if (!account) throw new SettingsError(`Nobody has the address ${address}.`);
    await work(ctx, account);
    return account;
  });
}
