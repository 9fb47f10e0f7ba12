import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import type { PasswordChange } from '@hakaru/contract/passwords';
import type { Profile } from '@hakaru/contract/profile';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import {
  accountById,
  admit,
  dropLinks,
  endSessions,
  forgetTriesOf,
  profileOf,
  refuseBlocked,
  reread,
  spendTry,
  takeLink,
  type Account,
  type Admission,
} from '#features/sessions/public';
import { notifyOrganisation } from '#features/notifications/public';
import { record } from '#platform/audit';
import { onPlatform, roleOf, type Context, type SignedIn } from '#platform/context';
import { queueMail } from '#platform/mail-job';
import { hashToken } from '#platform/session';
import { refuseHurriedReset } from './forgot';
import { changedLetter } from './letters';
import * as store from './store';

/** A name makes it the registration of an invited person, which only an invitation link allows. */
export type Reset = { token: string; email?: string; name?: string; password: string };

/**
 * Uses a mailed link: sets the password, ends all other sessions and signs in, except for a second factor. Of concurrent uses one succeeds.
 */
export async function resetPassword(ctx: Context, { token, email, name, password }: Reset): Promise<Admission> {
  await refuseHurriedReset(ctx, name === undefined ? 'reset' : 'register');
  const hash = hashToken(token);
  const purposes = name === undefined ? (['reset', 'invitation'] as const) : (['invitation'] as const);
  const account = await ownerOf(ctx, { hash, purposes, email });
  if (account.isSso) throw invalid('email', 'sso');
  await refuseBlocked(ctx, account);
  const newHash = await newHashFor(ctx, account, password);
  return await onPlatform(ctx, async ctx => {
    if (!(await takeLink(ctx, hash, purposes))) throw invalid('token', 'invalid');
    if (!(await store.setPassword(ctx, account, { hash: newHash, verifies: true, ...(name === undefined ? {} : { name }) })))
      throw invalid('token', 'invalid');
    await dropLinks(ctx, { organisationId: account.organisationId, userId: account.id }, ['reset', 'invitation', 'ticket']);
    await endSessions(ctx, { organisationId: account.organisationId, userId: account.id });
    await forgetTriesOf(ctx, account.email);
    const admission = await admit(ctx, { ...account, version: account.version + 1 });
    await notifyOfChange(ctx, account);
    const { organisationId, id: userId } = account;
    await record(ctx, 'password.reset', { organisationId, userId, subject: 'user', subjectId: userId });
    return admission;
  });
}

/** Changes one's own password: open to administrators, and to everybody while a change is required (decisions G65). */
export async function changePassword(ctx: SignedIn, { current, password }: PasswordChange): Promise<Profile> {
  const { user, original } = ctx.actor;
  if (original || (roleOf(ctx.actor) !== 'admin' && !user.passwordReset)) throw new AppError('unauthorized');
  await spendTry(ctx, user.email);
  const account = await onPlatform(ctx, ctx => accountById(ctx, user.id));
  if (!account || account.isSso) throw new AppError('unauthorized');
  if (!(await ctx.app.hashes.verify(account.passwordHash, current))) throw invalid('current', AUTH_CODES.incorrect);
  const hash = await newHashFor(ctx, account, password);
  return await onPlatform(ctx, async ctx => {
    if (!(await store.setPassword(ctx, account, { hash }))) throw new AppError('conflict');
    await endSessions(ctx, { organisationId: account.organisationId, userId: account.id, except: ctx.actor.sessionId });
    await dropLinks(ctx, { organisationId: account.organisationId, userId: account.id }, ['reset', 'ticket']);
    await forgetTriesOf(ctx, account.email);
    await notifyOfChange(ctx, account);
    await record(ctx, 'password.change', { subject: 'user', subjectId: account.id });
    return profileOf(await reread(ctx));
  });
}

/** The hash of a password that is not one of the recent ones. Computed outside any transaction, because hashing waits in a queue. */
export async function newHashFor(ctx: Context, account: Account, password: string): Promise<string> {
  const recent = await onPlatform(ctx, ctx => store.recentHashes(ctx, account));
  const matches = await Promise.all(recent.map(hash => ctx.app.hashes.verify(hash, password)));
  if (matches.some(Boolean)) throw invalid('password', AUTH_CODES.used);
  return await ctx.app.hashes.hash(password);
}

type Claim = { hash: Buffer; purposes: readonly ('reset' | 'invitation')[]; email: string | undefined };

/** The account of a link. A wrong e-mail address gets the same answer as a wrong link. */
async function ownerOf(ctx: Context, { hash, purposes, email }: Claim): Promise<Account> {
  const account = await onPlatform(ctx, async ctx => {
    const link = await store.linkByHash(ctx, hash, purposes);
    return link && (await accountById(ctx, link.userId));
  });
  if (!account || account.isDisabled || (email !== undefined && account.email !== email)) throw invalid('token', 'invalid');
  return account;
}

async function notifyOfChange(ctx: Context, account: Account): Promise<void> {
  const url = `${ctx.app.settings.publicUrl}/forgotpassword`;
  await queueMail(ctx, { to: account.email, ...changedLetter(languageOf(account.language), { name: account.name, url }) });
  const { organisationId, id: userId } = account;
  const notice = { kind: 'passwordChanged', params: {}, page: '/settings/profile', hasOwnLetter: true } as const;
  await notifyOrganisation(ctx, { organisationId, who: { userId }, ...notice });
}
