import { expect, test } from 'vitest';
import { monthReturn } from '#returns/month-return';

test('flows have days: +50 on day 5 of 31 on 100, ending at 153, is 2.11 %, not 3.00 %', () => {
  const steps: { id: string; value: unknown; at?: string | undefined }[] = [];
  const { value } = monthReturn(
    { opening: 100, closing: 153, from: '2026-09-30', to: '2026-10-31', flows: [{ day: '2026-10-05', amount: 50 }] },
    ({ id, value: of, at }) => void steps.push({ id, value: of, at }),
  );
  expect(((value ?? NaN) * 100).toFixed(2)).toBe('2.11');
  expect(steps).toContainEqual({ id: 'weight', value: 26 / 31, at: '2026-10-05' });
  expect(steps).toContainEqual({ id: 'flowOn', value: 50, at: '2026-10-05' });
});
