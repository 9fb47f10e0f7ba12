import { at, type Finding, type Placed } from '#features/imports/findings';
import type { Check } from './check';

export const duplicateKey: Check = {
  code: 'duplicateKey',
  severity: 'error',
  what: { en: 'The same key stands in row {first} already.', jp: '同じキーの行が{first}行目にあります。' },
  todo: { en: 'Keep one of the two rows.', jp: 'どちらか一方の行を残してください。' },
  look({ rows }) {
    const seen = new Map<string, Placed>();
    return rows.flatMap((row): Finding[] => {
      const key = JSON.stringify([row.on.kind.kind, ...row.on.kind.key.map(name => row.values[name])]);
      const first = seen.get(key);
      if (!first) seen.set(key, row);
      return first
        ? [at(row, row.on.kind.key[0] ?? '', 'duplicateKey', { severity: 'error', params: { first: `${first.sheet} ${first.row}` } })]
        : [];
    });
  },
};
