import { AppError, invalid } from '@hakaru/contract/errors';
import { MAX_PASSKEYS, type NewPasskey, type OwnProof, type PasskeyCreation, type PasskeyQuestion } from '@hakaru/contract/passkeys';
import { accountById, hasSecondFactor, holdAccount, type Account } from '#features/sessions/public';
import { record } from '#platform/audit';
import { onPlatform, type Context, type SignedIn } from '#platform/context';
import { endOthers, renewCodes, say, settleRemoval } from './factors';
import { about, changeable, proven } from './own';
import { askForNewPasskey, askForPasskey, readNewPasskey, tooMany, type ReadyKey } from './passkey-challenges';
import * as store from './passkey-store';

/** Asks for a passkey in place of a code, for an action that takes the sender's proof. */
export async function askOwnPasskey(ctx: SignedIn): Promise<PasskeyQuestion> {
  const account = await changeable(ctx);
  return await onPlatform(ctx, ctx => askForPasskey(ctx, account, ctx.actor.sessionId));
}

export async function startPasskey(ctx: SignedIn, proof: OwnProof): Promise<PasskeyCreation> {
  const account = await proven(ctx, proof);
  return await onPlatform(ctx, ctx => askForNewPasskey(ctx, account, ctx.actor.sessionId));
}

export type AddedPasskey = { passkey: store.Passkey; recoveryCodes: string[] };

export async function finishPasskey(ctx: SignedIn, { name, passkey }: { name: string; passkey: NewPasskey }): Promise<AddedPasskey> {
  const account = await changeable(ctx);
  const key = await readNewPasskey(ctx, account, ctx.actor.sessionId, passkey);
  return await onPlatform(ctx, async ctx => {
    const added = await keepPasskey(ctx, account, { key, name, given: passkey, except: ctx.actor.sessionId });
    await record(ctx, 'passkey.add', { ...about(account), after: { passkey: added.passkey.id } });
    return added;
  });
}

type Kept = { key: ReadyKey; name: string; given: NewPasskey; except: string | null };

/** Adds a passkey and ends all other sessions. With the first factor come recovery codes, which are shown only once. */
export async function keepPasskey(ctx: Context, account: Account, { key, name, given, except }: Kept): Promise<AddedPasskey> {
  await holdAccount(ctx, account);
  const before = await accountById(ctx, account.id);
  if (before?.version !== account.version) throw new AppError('conflict');
  if ((await store.passkeysOf(ctx, account)).length >= MAX_PASSKEYS) throw tooMany();
  const transports = given.transports.filter(one => TRANSPORTS.has(one));
  const passkey = await store.insertPasskey(ctx, account, { ...key, name, transports });
  if (!passkey) throw invalid('passkey', 'passkeyKnown');
  const recoveryCodes = hasSecondFactor(before) ? [] : await renewCodes(ctx, account);
  await endOthers(ctx, account, except);
  await say(ctx, account, 'passkeyAdded', { passkey: name });
  return { passkey, recoveryCodes };
}

/** The ways to reach an authenticator that the standard names; others are hints nobody reads. */
const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export async function renamePasskey(ctx: SignedIn, { id, name }: { id: string; name: string }): Promise<store.Passkey> {
  const account = await changeable(ctx);
  return await onPlatform(ctx, async ctx => {
    const passkey = await store.setPasskeyName(ctx, account, { id, name });
    if (!passkey) throw new AppError('notFound');
    await record(ctx, 'passkey.rename', { ...about(account), after: { passkey: id } });
    return passkey;
  });
}

export async function removePasskey(ctx: SignedIn, id: string, proof: OwnProof): Promise<boolean> {
  const account = await proven(ctx, proof);
  return await onPlatform(ctx, async ctx => {
    await holdAccount(ctx, account);
    const name = (await store.passkeysOf(ctx, account)).find(one => one.id === id)?.name;
    if (name === undefined || !(await store.dropPasskey(ctx, account, id))) throw new AppError('notFound');
    await settleRemoval(ctx, account, { event: 'passkeyRemoved', passkey: name, except: ctx.actor.sessionId });
    await record(ctx, 'passkey.remove', { ...about(account), after: { passkey: id } });
    return true;
  });
}
