import { compare, sum, toText } from '@hakaru/engine/money/decimal';
import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

/** Opening units plus traded units are the closing units; the opening units are last month's closing units. */
export const unitsRoll: Check = {
  code: 'unitsRoll',
  severity: 'warning',
  what: {
    en: 'Opening {opening} plus traded {traded} makes {expected}, not {units}.',
    jp: '期首{opening}＋売買{traded}＝{expected}が数量{units}と一致しません。',
  },
  remedy: { en: 'Correct the units or the trades.', jp: '数量または売買数量を訂正してください。' },
  open: world => row => rolled(world, row),
};

function rolled({ past, securities, entityOf, monthBefore }: CheckWorld, row: Placed): readonly Finding[] {
  const { units, opening: given, traded, asOf, security } = row.values;
  if (row.on.kind.kind !== 'holdings' || !units || !asOf || traded === null || traded === undefined) return NOTHING;
  const known = security ? securities.get(security) : undefined;
  const before = past.holdings.get(key(entityOf(row)?.id ?? '', monthBefore(asOf), known?.id ?? ''))?.units;
  const opening = given ?? before;
  if (opening === null || opening === undefined) return NOTHING;
  const expected = sum([opening, traded]);
  if (compare(expected, units) === 0) return NOTHING;
  return [at(row, 'units', 'unitsRoll', { previous: before ?? null, params: { opening, traded, expected: toText(expected), units } })];
}
