import { expect, test } from 'vitest';
import { proposalsFor, type OpenEntry, type OpenLine } from './matching';

const line = (id: string, day: string, amount: string, text = 'ﾃﾞﾝｷﾀﾞｲ'): OpenLine => ({ id, day, text, amount });
const entry = (id: string, day: string, amount: string): OpenEntry => ({ id, day, amount, number: 1, description: id });

test('a line is proposed the nearest entry of its amount, and an entry is proposed once', () => {
  const found = proposalsFor(
    [line('a', '2026-10-05', '-300'), line('b', '2026-10-06', '-300'), line('c', '2026-10-20', '-300')],
    [entry('x', '2026-10-03', '-300'), entry('y', '2026-10-05', '-300')],
    [],
  );
  expect(found.get('a')).toMatchObject({ kind: 'entry', entry: { id: 'y' }, isOnly: false });
  expect(found.get('b')).toMatchObject({ kind: 'entry', entry: { id: 'x' }, isOnly: true });
  expect(found.has('c')).toBe(false);
});

test('without an entry the last booking of the same text is proposed, for money going the same way', () => {
  const rules = [{ pattern: 'デンキダイ', direction: 'out', account: '521' } as const];
  const found = proposalsFor([line('a', '2026-10-05', '-310', 'デンキダイ 10'), line('b', '2026-10-05', '310')], [], rules);
  expect(found.get('a')).toEqual({ kind: 'rule', account: '521' });
  expect(found.has('b')).toBe(false);
});
