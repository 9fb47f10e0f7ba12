import { expect, test } from 'vitest';
import { namedMonth } from './named-month';

const LATEST = '2026-10-31';

test('a month is read from a search in both languages; without a year it is the latest one', () => {
  for (const [search, asOf, rest] of [
    ['populate September', '2026-09-30', 'populate'],
    ['Sep reports', '2026-09-30', 'reports'],
    ['publish sept', '2026-09-30', 'publish'],
    ['publish November', '2025-11-30', 'publish'],
    ['publish february 2024', '2024-02-29', 'publish'],
    ['reports 2026/09', '2026-09-30', 'reports'],
    ['10月の報告書', '2026-10-31', '報告書'],
    ['２０２５年１２月 公開', '2025-12-31', '公開'],
  ] as const)
    expect([search, namedMonth(search, LATEST)]).toEqual([search, { asOf, rest }]);
});

test('a code or a name is no month', () => {
  for (const search of ['populate', 'HDB01', 'Marlowe', '13月', 'ma', '2026/13', 'Octagon'])
    expect([search, namedMonth(search, LATEST)]).toEqual([search, null]);
});
