import { AppError } from '@hakaru/contract/errors';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeQueryClient } from '#platform/query';

type Asked = { signal: AbortSignal; answer(names: string[]): void; fail(error: AppError): void };

let asked: Asked[];
let client: ReturnType<typeof makeQueryClient>;
beforeEach(() => {
  asked = [];
  client = makeQueryClient();
});
afterEach(() => client.clear());

const names = (queryKey: string[]) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    new Promise<string[]>((answer, fail) => asked.push({ signal, answer: found => answer(found), fail })),
});

test('what is added while a list’s first answer is on its way is in the list: the older answer is not waited for', async () => {
  const list = new QueryObserver(client, names(['people']));
  const leave = list.subscribe(() => undefined);
  expect(asked).toHaveLength(1);
  const settled = client.invalidateQueries({ queryKey: ['people'] });
  expect(asked).toHaveLength(2);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer(['before']);
  asked[1]?.answer(['before', 'added']);
  await settled;
  expect(list.getCurrentResult()).toMatchObject({ data: ['before', 'added'], isStale: false, fetchStatus: 'idle' });
  leave();
});

test('whoever waits for the older answer gets the newer one, also where no screen shows it', async () => {
  const waiting = client.fetchQuery(names(['people']));
  await client.invalidateQueries({ queryKey: ['people'], refetchType: 'none' });
  asked[0]?.answer(['before']);
  asked[1]?.answer(['before', 'added']);
  expect(await waiting).toEqual(['before', 'added']);
  expect(client.getQueryData(['people'])).toEqual(['before', 'added']);
});

test('a list that is there and being read anew is read once more, shown or not', async () => {
  client.setQueryData(['people'], ['older']);
  const again = client.fetchQuery({ ...names(['people']), staleTime: 0 });
  await Promise.all([client.invalidateQueries({ queryKey: ['people'] }), answerAll(['added'])]);
  expect(await again).toEqual(['added']);
  expect(asked).toHaveLength(2);
  expect(client.getQueryState(['people'])?.isInvalidated).toBe(false);
});

test('answers under other keys are left on their way, and an error of the second asking is the list’s', async () => {
  const list = new QueryObserver(client, { ...names(['people']), retry: false });
  const other = new QueryObserver(client, names(['funds']));
  const leave = [list.subscribe(() => undefined), other.subscribe(() => undefined)];
  const settled = client.invalidateQueries({ queryKey: ['people'] });
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  asked[1]?.answer(['fund']);
  asked[2]?.fail(new AppError('notFound'));
  await settled;
  expect(list.getCurrentResult()).toMatchObject({ data: undefined, status: 'error' });
  expect(other.getCurrentResult().data).toEqual(['fund']);
  for (const end of leave) end();
});

async function answerAll(found: string[]): Promise<void> {
  for (const one of asked) one.answer(found);
}
