import { afterAll, expect, test } from 'vitest';
import { closeReaders, withReader } from './import-reader';
import { Refused } from './reader/refused';
import { hostileFiles } from './reader/testing/hostile';

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

test('a workbook of elements within each other is refused for what it is, and not for its time', async () => {
  const deep = hostileFiles.filter(({ what }) => what.includes('within each other'));
  expect(deep.length).toBeGreaterThanOrEqual(5);
  for (const { name, make, code } of deep) {
    const error = await read('attackers', { name, bytes: await make() }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ refusal: { code } });
  }
});
