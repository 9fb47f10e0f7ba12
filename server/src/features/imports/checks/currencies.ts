import { at, type Finding, type Placed } from '#features/imports/findings';
import { key } from '#features/imports/past-store';
import { NOTHING, type Check, type CheckWorld } from './check';

export const currencyDiffers: Check = {
  code: 'currencyDiffers',
  severity: 'warning',
  what: { en: 'The security is known in {known}, the row says {told}.', jp: '銘柄の登録通貨は{known}ですが、行の通貨は{told}です。' },
  todo: { en: 'Correct the currency, or the security.', jp: '通貨または銘柄を訂正してください。' },
  open:
    ({ securities }) =>
    row => {
      const { currency, security } = row.values;
      const known = security ? securities.get(security)?.currency : null;
      if (!currency || !known || known === currency || row.on.kind.kind === 'securities') return NOTHING;
      return [at(row, 'currency', 'currencyDiffers', { previous: known, params: { known, told: currency } })];
    },
};

/** Local value times rate is the base value; a rate the wrong way round shows at once. */
export const fxDirection: Check = {
  code: 'fxDirection',
  severity: 'warning',
  tolerance: { value: 0.005, unit: 'fraction', title: { en: 'FX rate against the values of the row', jp: '為替レートと時価の整合' } },
  what: {
    en: 'The rate {rate} looks the wrong way round or out of line with {expected}.',
    jp: 'レート{rate}の向きが逆か、{expected}と整合しません。',
  },
  todo: { en: 'Give the base currency for one unit of the foreign currency.', jp: '外貨1単位あたりの基準通貨額を入力してください。' },
  open: world => row =>
    row.on.kind.kind === 'fxrates' ? rateRow(world, row) : row.on.kind.kind === 'holdings' ? holdingRow(world, row) : NOTHING,
};

const FAR = 0.5;

function rateRow({ past }: CheckWorld, row: Placed): readonly Finding[] {
  const { base, quote, mid } = row.values;
  const before = past.rates.get(key(base ?? '', quote ?? ''));
  if (!mid || !before) return NOTHING;
  const [now, then] = [Number(mid), Number(before)];
  if (Math.abs(now / then - 1) < FAR) return NOTHING;
  const isInverse = Math.abs(now * then - 1) < FAR;
  return [
    at(row, 'mid', 'fxDirection', {
      previous: before,
      params: { rate: mid, expected: before },
      fix: isInverse ? String(Number((1 / now).toPrecision(10))) : null,
    }),
  ];
}

function holdingRow({ tolerance, entityOf }: CheckWorld, row: Placed): readonly Finding[] {
  const { valueLocal, fxRate, value } = row.values;
  if (!valueLocal || !fxRate || !value || Number(valueLocal) === 0) return NOTHING;
  const implied = Number(value) / Number(valueLocal);
  if (Math.abs(implied / Number(fxRate) - 1) <= tolerance(fxDirection, entityOf(row)?.id)) return NOTHING;
  return [at(row, 'fxRate', 'fxDirection', { params: { rate: fxRate, expected: String(Number(implied.toPrecision(6))) } })];
}
