import { afterAll, expect, test } from 'vitest';
import { withinRequest } from '#platform/request-work';
import { closeReaders, requireFileBudget, withReader } from './readers';
import { Refused } from './refused';
import { hostileFiles } from './testing/hostile';

afterAll(() => closeReaders());

const read = (organisationId: string, file: { name: string; bytes: Buffer }) =>
  withReader(organisationId, reader => reader.read(file, { row: () => undefined, sheet: () => undefined }));

test('while the files of one organisation are being read, another organisation’s file is read at once', async () => {
  const order: string[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>(resume => (letGo = resume));
  const attack = [1, 2, 3].map(at => withReader('attackers', () => held).then(() => order.push(`attack ${at}`)));
  await read('bystanders', { name: 'small.csv', bytes: Buffer.from('Code,Value\nA,1\n') });
  order.push('bystander');
  letGo();
  await Promise.all(attack);
  expect(order[0]).toBe('bystander');
});

test('after the readers were closed a file is read by a new one', async () => {
  const small = { name: 'small.csv', bytes: Buffer.from('Code,Value\nA,1\n') };
  await read('bystanders', small);
  closeReaders();
  await expect(read('bystanders', small)).resolves.toBeUndefined();
});

test('a workbook of elements within each other is refused for what it is, and not for its time', async () => {
  const deep = hostileFiles.filter(({ what }) => what.includes('within each other'));
  expect(deep.length).toBeGreaterThanOrEqual(5);
  for (const { name, make, code } of deep) {
    const error = await read('attackers', { name, bytes: await make() }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ refusal: { code } });
  }
});

test('who has too many files refused in a minute is asked to come back before another is taken in; others are served, and so is what was kept', async () => {
  const within = <T>(person: string, work: () => Promise<T>) => withinRequest({ organisation: 'O', person }, 600_000, work);
  const bomb = { name: 'bomb.xlsx', bytes: Buffer.from('PK\u0003\u0004 and nothing behind it') };
  const good = { name: 'small.csv', bytes: Buffer.from('Code,Value\nA,1\n') };
  const send = (person: string, file: typeof bomb) =>
    within(person, async () => {
      await requireFileBudget();
      return await read('O', file);
    }).catch((error: unknown) => error);
  for (let at = 0; at < 120; at++) expect(await send('attacker', bomb)).toBeInstanceOf(Refused);
  expect(await send('attacker', good)).toMatchObject({ refusal: 'tooMany' });
  expect(await send('colleague', good)).toBeUndefined();
  expect(await within('attacker', () => read('O', good))).toBeUndefined();
  const job = await Promise.all([1, 2, 3].map(() => read('O', bomb).catch((error: unknown) => error)));
  expect(job.every(error => error instanceof Refused)).toBe(true);
});
