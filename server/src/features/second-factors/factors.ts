import { invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import type { NewSecret } from '@hakaru/contract/second-factors';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import { notifyOrganisation } from '#features/notifications/public';
import {
  accountById,
  dropPendings,
  endSessions,
  hasSecondFactor,
  holdAccount,
  mustHaveSecondFactor,
  type Account,
} from '#features/sessions/public';
import type { Context } from '#platform/context';
import { queueMail } from '#platform/mail-job';
import { seal, unsealAs, type Secrets } from '#platform/seal';
import { factorLetter, type FactorEvent, type LetterFacts } from './letters';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import * as store from './store';
import { intervalOf, newTotpSecret, secretFor, SIX_DIGITS } from './totp';

const WAITING_MINUTES = 15;

export const wrongCode = () => invalid('code', AUTH_CODES.code);

/** Creates a secret for an authenticator app. It is not valid until a code made with it was confirmed. */
export async function beginTotp(ctx: Context, account: Account): Promise<NewSecret> {
  const secret = newTotpSecret();
  const until = new Date(ctx.app.now().getTime() + WAITING_MINUTES * 60_000);
  await store.putWaiting(ctx, account, { sealed: sealSecret(ctx.app.settings, account.id, secret), until });
  return secretFor(secret, account.email);
}

/**
 * Activates the waiting secret and ends all other sessions. Returns new recovery codes, which are shown only once; none for somebody whose
 * passkeys came with some.
 */
export async function confirmTotp(ctx: Context, account: Account, { code, except }: { code: string; except: string | null }) {
  await holdAccount(ctx, account);
  const before = await accountById(ctx, account.id);
  const { waiting } = (await store.totpOf(ctx, account)) ?? {};
  if (!waiting) throw invalid('code', AUTH_CODES.step);
  const step = intervalOf(unsealSecret(ctx.app.settings, account.id, waiting), digitsOf(code), { at: ctx.app.now(), after: 0 });
  if (step === null || !(await store.confirmWaiting(ctx, account, { waiting, step }))) throw wrongCode();
  await endOthers(ctx, account, except);
  const codes = before?.hasPasskey && !before.hasTotp ? [] : await renewCodes(ctx, account);
  await say(ctx, account, 'enrolled');
  return codes;
}

export async function renewCodes(ctx: Context, account: Account): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(ctx, account, codes.map(recoveryHash));
  return codes;
}

/** Uses up a code of the app or a recovery code; null when it is neither, or was used before. */
export async function useCode(ctx: Context, account: Account, code: string): Promise<'totp' | 'recovery' | null> {
  const digits = digitsOf(code);
  if (!SIX_DIGITS.test(digits)) return (await store.acceptRecoveryCode(ctx, account, recoveryHash(code))) ? 'recovery' : null;
  const { sealed, lastStep = 0 } = (await store.totpOf(ctx, account)) ?? {};
  if (!sealed) return null;
  const step = intervalOf(unsealSecret(ctx.app.settings, account.id, sealed), digits, { at: ctx.app.now(), after: lastStep });
  return step !== null && (await store.acceptStep(ctx, account, step)) ? 'totp' : null;
}

type Removal = { event: 'appRemoved' | 'passkeyRemoved'; passkey?: string; except: string | null };

/** After a factor was removed: the last one takes the recovery codes along, and stays where a second step is required. */
export async function settleRemoval(ctx: Context, account: Account, { event, passkey = '', except }: Removal): Promise<void> {
  const left = await accountById(ctx, account.id);
  const isOff = !left || !hasSecondFactor(left);
  if (isOff && mustHaveSecondFactor(ctx.app, left ?? account)) throw invalid('code', 'secondFactorRequired');
  if (isOff) await store.dropRecoveryCodes(ctx, account);
  await endOthers(ctx, account, except);
  await say(ctx, account, isOff ? 'removed' : event, { passkey });
}

/** Sessions and pending log-ins without a second factor no longer meet what is now required. */
export async function endOthers(ctx: Context, account: Account, except: string | null): Promise<void> {
  await endSessions(ctx, { organisationId: account.organisationId, userId: account.id, except });
  await dropPendings(ctx, account);
}

/** Mails and notifies the person, whoever made the change. */
export async function say(
  ctx: Context,
  account: Account,
  event: FactorEvent,
  facts: Pick<LetterFacts, 'left' | 'ip' | 'passkey'> = {},
): Promise<void> {
  const url = `${ctx.app.settings.publicUrl}/forgotpassword`;
  await queueMail(ctx, { to: account.email, ...factorLetter(languageOf(account.language), event, { name: account.name, url, ...facts }) });
  const notice = { kind: 'secondFactorChanged', params: { event }, page: '/settings/security', hasOwnLetter: true } as const;
  await notifyOrganisation(ctx, { organisationId: account.organisationId, who: { userId: account.id }, ...notice });
}

const digitsOf = (code: string): string => code.normalize('NFKC').replace(/\s/g, '');

type Kept = { purpose: 'totp'; userId: string; secret: string };

function sealSecret({ secret: key }: Secrets, userId: string, secret: Buffer): string {
  const kept: Kept = { purpose: 'totp', userId, secret: secret.toString('base64') };
  return seal(key, kept);
}

/** Rejects a secret that was copied into another person's row. */
export function unsealSecret(secrets: Secrets, userId: string, sealed: string): Buffer {
  const kept = unsealAs(secrets, sealed) as Partial<Kept> | null; // any value that was sealed with our secret
  if (kept?.purpose !== 'totp' || kept.userId !== userId) throw new Error('The secret of an authenticator is not of this person');
  return Buffer.from(kept.secret ?? '', 'base64');
}
