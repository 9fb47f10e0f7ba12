import type { Context } from '#platform/context';
import { patienceOf, tryKeys } from './admission';
import { forgetTries, waitingAmong } from './attempt-store';
import { CODE_PATIENCE, codeKey } from './second-step';
import { failedAddresses } from './store';

export type Lockable = { id: string; email: string };

/** The ids of those who would have to wait if they logged in now, after too many wrong passwords or codes. */
export async function lockedAmong(ctx: Context, people: readonly Lockable[]): Promise<Set<string>> {
  const tries = await triesOf(ctx, people);
  const { account, fromHere } = patienceOf(ctx.app);
  const waiting = [
    ...(await waitingAmong(ctx, keysOf(tries, 'account'), account)),
    ...(await waitingAmong(ctx, keysOf(tries, 'fromHere'), fromHere)),
    ...(await waitingAmong(ctx, keysOf(tries, 'code'), CODE_PATIENCE)),
  ].map(key => key.toString('hex'));
  return new Set(tries.filter(({ key }) => waiting.includes(key.toString('hex'))).map(({ id }) => id));
}

/** Deletes the failed attempts of a person, also those by address, for the addresses with failures in the last hour. */
export async function unlock(ctx: Context, person: Lockable): Promise<void> {
  await forgetTries(
    ctx,
    (await triesOf(ctx, [person])).map(({ key }) => key),
  );
}

type Try = { id: string; key: Buffer; kind: 'account' | 'fromHere' | 'code' };

/** The keys are HMACs, so they are computed again from the addresses in the login history. */
async function triesOf(ctx: Context, people: readonly Lockable[]): Promise<Try[]> {
  const addresses = await failedAddresses(
    ctx,
    people.map(({ id }) => id),
  );
  return people.flatMap(({ id, email }): Try[] => {
    const from = addresses.filter(({ userId }) => userId === id).map(({ ip }) => tryKeys(ctx.app, email, ip));
    const [account] = tryKeys(ctx.app, email, '');
    return [
      { id, key: account, kind: 'account' },
      { id, key: codeKey(ctx.app, id), kind: 'code' },
      ...from.map(([, key]) => ({ id, key, kind: 'fromHere' as const })),
    ];
  });
}

function keysOf(tries: readonly Try[], kind: Try['kind']): Buffer[] {
  return tries.filter(one => one.kind === kind).map(({ key }) => key);
}
