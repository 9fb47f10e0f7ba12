import type { Context } from '#platform/context';
import { patienceOf, tryKeys } from './admission';
import { forgetTries, waitingAmong } from './attempt-store';
import { CODE_PATIENCE, codeKey } from './second-step';
import { failedAddresses } from './store';

export type Lockable = { id: string; email: string };

/** Who of these would have to wait if they logged in now, after too many wrong passwords or codes. Answers their ids. */
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

/** Forgets the wrong passwords and codes of somebody, from every address they came from. */
export async function unlock(ctx: Context, person: Lockable): Promise<void> {
  await forgetTries(
    ctx,
    (await triesOf(ctx, [person])).map(({ key }) => key),
  );
}

type Try = { id: string; key: Buffer; kind: 'account' | 'fromHere' | 'code' };

/** Keys are HMACs, so they are not looked up but made again, from the addresses the login history knows. */
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
