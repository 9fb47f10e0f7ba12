import { randomBytes } from 'node:crypto';
import { invalid } from '@hakaru/contract/errors';
import {
  MAX_PASSKEYS,
  PASSKEY_MINUTES,
  type KnownPasskey,
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyQuestion,
} from '@hakaru/contract/passkeys';
import { AUTH_CODES } from '@hakaru/contract/sign-in';
import type { Account } from '#features/sessions/public';
import { record } from '#platform/audit';
import { onPlatform, type Context } from '#platform/context';
import { say } from './factors';
import { checkedCounter, checkedKey, siteOf, type CheckedKey } from './passkey-checks';
import * as store from './passkey-store';

export const wrongPasskey = () => invalid('passkey', AUTH_CODES.passkey);

/** Asks for one of the person's passkeys. `boundTo` is the session or the pending log-in that may answer. */
export async function askForPasskey(ctx: Context, account: Account, boundTo: string): Promise<PasskeyQuestion> {
  const passkeys = await store.passkeysOf(ctx, account);
  const [first] = passkeys;
  if (!first) throw invalid('passkey', 'none');
  const challenge = await newChallenge(ctx, account, { boundTo, purpose: 'confirm', userHandle: first.userHandle });
  return { challenge, rpId: siteOf(ctx.app.settings).rpId, known: passkeys.map(known) };
}

/** Asks the browser to make a passkey, with the handle of those the person has. */
export async function askForNewPasskey(ctx: Context, account: Account, boundTo: string): Promise<PasskeyCreation> {
  const passkeys = await store.passkeysOf(ctx, account);
  if (passkeys.length >= MAX_PASSKEYS) throw tooMany();
  const userHandle = passkeys[0]?.userHandle ?? randomBytes(32);
  const challenge = await newChallenge(ctx, account, { boundTo, purpose: 'register', userHandle });
  return {
    challenge,
    rpId: siteOf(ctx.app.settings).rpId,
    known: passkeys.map(known),
    rpName: 'Hakaru',
    userHandle: userHandle.toString('base64url'),
    userName: account.email,
    displayName: account.name,
  };
}

export const tooMany = () => invalid('passkey', 'tooManyPasskeys');

const known = ({ credentialId, transports }: store.PasskeyRow): KnownPasskey => ({ id: credentialId.toString('base64url'), transports });

async function newChallenge(ctx: Context, account: Account, given: Omit<store.Challenge, 'challenge' | 'until'>): Promise<string> {
  const challenge = randomBytes(32);
  const until = new Date(ctx.app.now().getTime() + PASSKEY_MINUTES * 60_000);
  await store.putChallenge(ctx, account, { ...given, challenge, until });
  return challenge.toString('base64url');
}

export type ReadyKey = CheckedKey & Pick<store.TakenChallenge, 'userHandle'>;

/** The key a browser has made, before any transaction: checking signatures must not hold a connection. */
export async function readNewPasskey(ctx: Context, account: Account, boundTo: string, given: NewPasskey): Promise<ReadyKey> {
  const taken = await take(ctx, account, boundTo, 'register');
  const key = await checkedKey(siteOf(ctx.app.settings), taken, given);
  if (!key) throw wrongPasskey();
  return { ...key, userHandle: taken.userHandle };
}

/** Whether one of the person's passkeys answers our challenge. A challenge is used up by the first answer, right or wrong. */
export async function isPasskeyRight(ctx: Context, account: Account, boundTo: string, given: PasskeyAnswer): Promise<boolean> {
  const taken = await take(ctx, account, boundTo, 'confirm');
  const credentialId = Buffer.from(given.id, 'base64url');
  const passkey = await onPlatform(ctx, ctx => store.passkeyByCredential(ctx, account, credentialId));
  if (!passkey) return false;
  const counter = await checkedCounter(siteOf(ctx.app.settings), taken, passkey, given);
  if (counter === null) return false;
  if (await onPlatform(ctx, ctx => store.notePasskeyUse(ctx, account, passkey.id, counter))) return true;
  await onPlatform(ctx, ctx => tellOfCopy(ctx, account, passkey));
  return false;
}

/** Taken in a transaction of its own, so that whatever fails afterwards does not bring the challenge back. */
async function take(ctx: Context, account: Account, boundTo: string, purpose: store.Challenge['purpose']): Promise<store.TakenChallenge> {
  const taken = await onPlatform(ctx, ctx => store.takeChallenge(ctx, account, { boundTo, purpose }));
  if (!taken) throw invalid('passkey', AUTH_CODES.step);
  return taken;
}

/** The signature was right and its counter was not ahead of ours: somebody else may have the same key. */
async function tellOfCopy(ctx: Context, account: Account, { id, name }: store.PasskeyRow): Promise<void> {
  await say(ctx, account, 'copied', { passkey: name, ip: ctx.request.ip });
  const { organisationId, id: userId } = account;
  await record(ctx, 'passkey.refuse', { organisationId, userId, subject: 'user', subjectId: userId, after: { passkey: id } });
}
