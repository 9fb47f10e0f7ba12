import type { Kind, Reference } from '#features/import-kinds/public';
import { at, type Finding, type Placed } from './findings';
import { nearest } from './nearest';
import type { Check } from './check';

/** Limits how many unknown codes get suggestions: a file of unknown codes only is for another client, and each search is slow. */
const OFFERS_MAX = 200;

export const unknownCode: Check = {
  code: 'unknownCode',
  severity: 'error',
  what: { en: 'The code {code} is not known.{near}', jp: 'コード{code}は登録されていません。{near}' },
  remedy: { en: 'Correct the code, or ask the client to register it.', jp: 'コードを訂正するか、顧客に登録を依頼してください。' },
  open({ rows, codes, isSecurity }) {
    const inFile = new Set(rows.filter(({ on }) => on.kind.kind === 'securities').map(({ values }) => values['ref']));
    const offers = new Map<string, string[]>();
    const offersFor = (code: string, refersTo: Reference): string[] => {
      const place = `${refersTo} ${code}`;
      const near = offers.get(place) ?? (offers.size < OFFERS_MAX ? nearest(code, codes(refersTo)) : []);
      if (offers.size < OFFERS_MAX) offers.set(place, near);
      return near;
    };
    const isKnown = (row: Placed, code: string, refersTo: Reference): boolean =>
      refersTo === 'security' ? isSecurity(row, code) || inFile.has(code) : codes(refersTo).has(code);
    return row =>
      referring(row.on.kind).flatMap(([name, refersTo]): Finding[] => {
        const code = row.values[name];
        if (!code || isKnown(row, code, refersTo)) return [];
        const near = offersFor(code, refersTo);
        const fix = near.length === 1 ? (near[0] ?? null) : null;
        return [
          at(row, name, 'unknownCode', { severity: 'error', params: { code, near: near.length > 0 ? ` (${near.join(', ')}?)` : '' }, fix }),
        ];
      });
  },
};

const known = new WeakMap<Kind, [name: string, refersTo: Reference][]>();

/** The columns of a kind that hold references; cached, because it is called for every row. */
function referring(kind: Kind): [name: string, refersTo: Reference][] {
  const found =
    known.get(kind) ??
    Object.entries(kind.columns).flatMap(([name, { refersTo }]): [string, Reference][] => (refersTo ? [[name, refersTo]] : []));
  known.set(kind, found);
  return found;
}
