import { timingSafeEqual } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import { EMAIL_SENT } from '@hakaru/contract/sign-in';
import { accountById, keyed, type Account } from '#features/sessions/public';
import { record } from '#platform/audit';
import { onPlatform, type App, type Context, type SignedIn } from '#platform/context';
import { queueMail } from '#platform/mail-job';
import { take } from '#platform/rate-limits';
import { verificationLetter } from './letters';
import * as accounts from '#features/user-accounts/public';

const LINK_HOURS = 24;
export const ALREADY_VERIFIED = 'already verified';

/** Sends the verification mail again to the signed-in user. */
export async function resendVerification(ctx: SignedIn): Promise<string> {
  const { user } = ctx.actor;
  if (user.verified) return ALREADY_VERIFIED;
  const rate = { limit: ctx.app.settings.limits.resendPerAccountHour, windowSeconds: 3600 };
  const { allowed, retryAfterSeconds } = await take(ctx.db, `resend|${user.id}`, rate);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
  await onPlatform(ctx, async ctx => {
    const account = await accountById(ctx, user.id);
    if (account) await queueVerification(ctx, account);
  });
  return EMAIL_SENT;
}

/** The link is signed rather than stored: it names the user and expiry, and is valid only for the address it was sent to. */
export async function queueVerification(ctx: Context, { id, email, name, language }: Account): Promise<void> {
  const expires = Math.floor(ctx.app.now().getTime() / 1000) + LINK_HOURS * 3600;
  const query = new URLSearchParams({ expires: String(expires), signature: signatureOf(ctx.app, { id, email, expires }) });
  const url = `${ctx.app.settings.publicUrl}/verify/${id}?${query.toString()}`;
  await queueMail(ctx, { to: email, ...verificationLetter(languageOf(language), { name, url }) });
}

export type VerifyLink = { id: string; expires: string; signature: string };

export async function verifyAddress(ctx: Context, { id, expires, signature }: VerifyLink): Promise<void> {
  const account = await onPlatform(ctx, ctx => accountById(ctx, id));
  const until = /^\d{1,12}$/.test(expires) ? Number(expires) : 0;
  const isOurs = account && isSame(signature, signatureOf(ctx.app, { id, email: account.email, expires: until }));
  if (!isOurs || account.isDisabled || until * 1000 <= ctx.app.now().getTime()) throw invalid('signature', 'invalid');
  await onPlatform(ctx, async ctx => {
    if (!(await accounts.setVerified(ctx, account))) return; // opened a second time
    await record(ctx, 'user.verify', { organisationId: account.organisationId, userId: id, subject: 'user', subjectId: id });
  });
}

function signatureOf(app: App, { id, email, expires }: { id: string; email: string; expires: number }): string {
  return keyed(app, `verify|${id}|${email}|${expires}`).toString('base64url');
}

function isSame(given: string, ours: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(ours);
  return a.length === b.length && timingSafeEqual(a, b);
}
