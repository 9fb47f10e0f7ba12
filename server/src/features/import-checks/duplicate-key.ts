import { at, type Placed } from './findings';
import { type Check, NOTHING } from './check';

export const duplicateKey: Check = {
  code: 'duplicateKey',
  severity: 'error',
  what: { en: 'The same key is already in row {first}.', jp: '同じキーの行が{first}行目にあります。' },
  remedy: { en: 'Keep one of the two rows.', jp: 'どちらか一方の行を残してください。' },
  open() {
    const seen = new Map<string, Placed>();
    return row => {
      const key = rowKey(row);
      const first = seen.get(key);
      if (!first) seen.set(key, row);
      if (!first) return NOTHING;
      return [at(row, row.on.kind.key[0] ?? '', 'duplicateKey', { severity: 'error', params: { first: `${first.sheet} ${first.row}` } })];
    };
  },
};

export function rowKey({ on: { kind }, values }: Placed): string {
  return [kind.kind, ...kind.key.map(name => values[name] ?? '')].join('\0'); // no value contains NUL
}
