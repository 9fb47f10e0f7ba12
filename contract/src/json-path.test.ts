import { expect, test } from 'vitest';
import { jsonPath, readJsonPath, valueAt } from './json-path';

test('a path is written, read back and followed', () => {
  const record = { funds: [{ 'net value': 12, "it's": { ok: true } }] };
  for (const steps of [['funds', 0, 'net value'], ['funds', 0, "it's", 'ok'], []] as const) {
    const path = jsonPath(steps);
    expect(readJsonPath(path)).toEqual([...steps]);
    expect(valueAt(record, readJsonPath(path) ?? [])).toBeDefined();
  }
  expect(jsonPath(['funds', 0, 'net value'])).toBe("$.funds[0]['net value']");
});

test('what is no path is null, and a path that leads nowhere finds nothing', () => {
  for (const text of ['', 'funds', '$..x', '$.a(', '$[x]', "$['open"]) expect(readJsonPath(text)).toBeNull();
  expect(valueAt({ a: 1 }, ['a', 'b'])).toBeUndefined();
  expect(valueAt({ a: [1] }, ['a', 1])).toBeUndefined();
  expect(valueAt({}, ['constructor'])).toBeUndefined();
});
