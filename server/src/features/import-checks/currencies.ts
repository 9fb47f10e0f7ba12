import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

export const currencyDiffers: Check = {
  code: 'currencyDiffers',
  severity: 'warning',
  what: {
    en: 'The currency of the security or fund is {known}; the row says {given}.',
    jp: '銘柄・ファンドの登録通貨は{known}ですが、行の通貨は{given}です。',
  },
  remedy: { en: 'Correct the currency, or the code.', jp: '通貨またはコードを訂正してください。' },
  open:
    ({ securities, entityOf }) =>
    row => {
      const { currency, security } = row.values;
      const known = row.on.kind.kind === 'funds' ? entityOf(row)?.currency : security ? securities.get(security)?.currency : null;
      if (!currency || !known || known === currency || row.on.kind.kind === 'securities') return NOTHING;
      return [at(row, 'currency', 'currencyDiffers', { params: { known, given: currency } })];
    },
};

/** The local value times the rate must be the base value; this catches a rate quoted the wrong way round. */
export const fxDirection: Check = {
  code: 'fxDirection',
  severity: 'warning',
  tolerance: { value: 0.005, unit: 'fraction', title: { en: 'FX rate against the values of the row', jp: '為替レートと時価の整合' } },
  what: {
    en: 'The rate {rate} looks the wrong way round or out of line with {expected}.',
    jp: 'レート{rate}の向きが逆か、{expected}と整合しません。',
  },
  remedy: {
    en: 'Enter the amount of base currency for one unit of the foreign currency.',
    jp: '外貨1単位あたりの基準通貨額を入力してください。',
  },
  open: world => row => {
    const { kind } = row.on.kind;
    if (kind === 'fxrates') return rateRow(world, row);
    if (kind === 'holdings') return convertedRow(world, row, { local: 'valueLocal', base: 'value' });
    return kind === 'funds' ? convertedRow(world, row, { local: 'flow', base: 'flowBase' }) : NOTHING;
  },
};

const FAR = 0.5;

function rateRow({ past }: CheckWorld, row: Placed): readonly Finding[] {
  const { base, quote, mid } = row.values;
  const before = past.rates.get(key(base ?? '', quote ?? ''));
  if (!mid || !before) return NOTHING;
  const now = Number(mid);
  const then = Number(before);
  if (Math.abs(now / then - 1) < FAR) return NOTHING;
  const isInverse = Math.abs(now * then - 1) < FAR;
  return [
    at(row, 'mid', 'fxDirection', {
      params: { rate: mid, expected: before },
      fix: isInverse ? String(Number((1 / now).toPrecision(10))) : null,
    }),
  ];
}

function convertedRow({ tolerance, entityOf }: CheckWorld, row: Placed, columns: { local: string; base: string }): readonly Finding[] {
  const local = row.values[columns.local];
  const fxRate = row.values['fxRate'];
  const base = row.values[columns.base];
  if (!local || !fxRate || !base || Number(local) === 0) return NOTHING;
  const implied = Number(base) / Number(local);
  if (Math.abs(implied / Number(fxRate) - 1) <= tolerance(fxDirection, entityOf(row)?.id)) return NOTHING;
  return [at(row, 'fxRate', 'fxDirection', { params: { rate: fxRate, expected: String(Number(implied.toPrecision(6))) } })];
}
