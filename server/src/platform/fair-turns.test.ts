import { expect, test } from 'vitest';
import { FairTurns, type TurnLimits } from './fair-turns';

const LIMITS: TurnLimits = { total: 2, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 5 };
const LONG = 60_000;

/** Starts a task that ends on request, and records the order of starts. */
function worker(turns: FairTurns, began: string[]) {
  const ends: (() => void)[] = [];
  const start = (organisation: string, person: string, name: string) =>
    turns.inTurn({ organisation, person }, LONG, async () => {
      began.push(name);
      await new Promise<void>(resume => ends.push(resume));
    });
  const settle = () => new Promise(resume => setImmediate(resume));
  const endOldest = async () => {
    ends.shift()?.();
    await settle();
  };
  return { start, endOldest, settle };
}

test('one organisation never takes the room of another, however many requests it sends', async () => {
  const began: string[] = [];
  const { start, endOldest, settle } = worker(new FairTurns(LIMITS), began);
  const all = [1, 2, 3, 4].map(at => start('attackers', `p${at}`, `attack ${at}`));
  all.push(start('bystanders', 'q', 'bystander'));
  await settle();
  expect(began).toEqual(['attack 1', 'bystander']);
  for (let at = 0; at < all.length; at++) await endOldest();
  await Promise.all(all);
  expect(began).toHaveLength(5);
});

test('waiting organisations take turns, and so do the people of one', async () => {
  const began: string[] = [];
  const { start, endOldest, settle } = worker(new FairTurns({ ...LIMITS, total: 1 }), began);
  const order = [
    ['a', 'ann', 'a1'],
    ['a', 'ann', 'a2'],
    ['a', 'ann', 'a3'],
    ['a', 'bob', 'a4'],
    ['b', 'cat', 'b1'],
    ['b', 'cat', 'b2'],
  ] as const;
  const all = order.map(([organisation, person, name]) => start(organisation, person, name));
  await settle();
  for (let at = 0; at < all.length; at++) await endOldest();
  await Promise.all(all);
  expect(began).toEqual(['a1', 'a2', 'b1', 'a4', 'b2', 'a3']);
});

test('too many waiting are asked to retry, and whoever waits past the deadline is refused and forgotten', async () => {
  const turns = new FairTurns({ ...LIMITS, total: 1, waitingPerOrganisation: 1 });
  const end = await turns.take({ organisation: 'a', person: 'ann' }, LONG);
  const late = turns.take({ organisation: 'a', person: 'bob' }, 0);
  await expect(turns.take({ organisation: 'a', person: 'cat' }, LONG)).rejects.toMatchObject({ refusal: 'tooMany' });
  await expect(late).rejects.toMatchObject({ refusal: 'unavailable' });
  end();
  const again = await turns.take({ organisation: 'a', person: 'bob' }, LONG);
  again();
});
