import { at, type Finding } from '#features/imports/findings';
import { nearest } from './nearest';
import type { Check } from './check';

/** A file of nothing but unknown codes is for somebody else; looking for neighbours of each would take long. */
const OFFERS_MAX = 200;

export const unknownCode: Check = {
  code: 'unknownCode',
  severity: 'error',
  what: { en: 'The code {code} is not known.{near}', jp: 'コード{code}は登録されていません。{near}' },
  todo: { en: 'Correct the code, or ask the client to register it.', jp: 'コードを訂正するか、顧客に登録を依頼してください。' },
  look({ rows, codes, securities }) {
    const told = new Set(rows.filter(({ on }) => on.kind.kind === 'securities').map(({ values }) => values['ref']));
    let unknown = 0;
    return rows.flatMap(row =>
      Object.entries(row.on.kind.columns).flatMap(([name, { refersTo }]): Finding[] => {
        const code = row.values[name];
        if (!refersTo || !code) return [];
        if (refersTo === 'security' ? securities.has(code) || told.has(code) : codes(refersTo).has(code)) return [];
        const near = ++unknown > OFFERS_MAX ? [] : nearest(code, [...codes(refersTo)]);
        const fix = near.length === 1 ? (near[0] ?? null) : null;
        return [
          at(row, name, 'unknownCode', { severity: 'error', params: { code, near: near.length > 0 ? ` (${near.join(', ')}?)` : '' }, fix }),
        ];
      }),
    );
  },
};
