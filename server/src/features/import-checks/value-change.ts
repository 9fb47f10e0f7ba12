import type { KnownEntity } from '#features/import-kinds/public';
import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';
import { earlierReturns, ENOUGH, type Usual, usualOf } from './history';
import { otherUnit } from './wrong-unit';

/** The standard deviation assumed when neither the entity nor its class has enough months. */
const UNKNOWN_SPREAD = 0.06;

/**
 * Compares the value with last month's value, the flows and the market; needs no optional column. The usual distance from the benchmark is
 * learned from the mandate's own months, for a new mandate also from those of its class.
 */
export const valueChange: Check = {
  code: 'valueChange',
  severity: 'warning',
  tolerance: {
    value: 5,
    unit: 'deviations',
    title: { en: 'Value against last month, flows and benchmark', jp: '前月時価・資金移動・ベンチマークとの乖離' },
  },
  what: {
    en: 'About {expected} was expected: {before} last month, a flow of {flow} and {usual}% ({basis}). The value is {away}% away; up to {band}% is usual.',
    jp: '前月{before}、資金移動{flow}、{usual}%（{basis}）から約{expected}と見込まれますが、{away}%離れています（通常{band}%以内）。',
  },
  remedy: {
    en: 'Correct the value or the flow, or give the reason when approving.',
    jp: '時価または資金移動を訂正するか、承認時に理由を入力してください。',
  },
  open: world => {
    const inFile = valuesIn(world);
    return row => changeOf(world, row, inFile);
  },
};

/** A flow with the wrong sign: the value does not fit it, but fits the opposite. */
export const flowSign: Check = {
  code: 'flowSign',
  severity: 'warning',
  what: {
    en: 'With a flow of {flow} about {expected} was expected; the value {value} fits a flow of {opposite}.',
    jp: '資金移動{flow}では約{expected}と見込まれますが、時価{value}は{opposite}の場合と整合します。',
  },
  remedy: {
    en: 'Money in is positive, money out negative: correct the sign, or confirm it.',
    jp: '流入は正、流出は負です。符号を確認してください。',
  },
  open: world => {
    const inFile = valuesIn(world);
    return row => signOf(world, row, inFile);
  },
};

/** The file's values by entity and month, so that in a file of several months each is compared with the one before it in the file. */
export function valuesIn({ rows, entityOf }: CheckWorld): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const row of rows) {
    const entity = entityOf(row);
    const { asOf, marketValue } = row.values;
    if (entity && asOf && marketValue) values.set(key(entity.id, asOf), marketValue);
  }
  return values;
}

type Measured = { entity: KnownEntity; value: number; before: number; flow: number; market: number; usual: Usual; basis: string };

/** The row with what it is compared with; null without an earlier value, or when the value is in another unit. */
function measured(world: CheckWorld, row: Placed, inFile: ReadonlyMap<string, string>): Measured | null {
  const entity = world.entityOf(row);
  const { asOf, marketValue, flow } = row.values;
  if (!entity || !asOf || !marketValue || !('marketValue' in row.on.kind.columns)) return null;
  const month = world.monthBefore(asOf);
  const before = Number(inFile.get(key(entity.id, month)) ?? world.past.values.get(key(entity.id, 'marketValue', month)) ?? 0);
  if (before <= 0 || otherUnit(world, row)) return null;
  const { market, usual, basis } = marketOf(world, entity.id, asOf);
  return { entity, value: Number(marketValue), before, flow: Number(flow ?? 0), market, usual, basis };
}

function marketOf({ past }: CheckWorld, entityId: string, asOf: string): Pick<Measured, 'market' | 'usual' | 'basis'> {
  const benchmark = past.benchmarkReturns.get(key(entityId, asOf));
  const own = earlierReturns(past, entityId, asOf);
  const peers = own.length >= ENOUGH ? [] : (past.peers.get(entityId) ?? []).flatMap(one => earlierReturns(past, one, asOf));
  const months = own.length >= ENOUGH ? own : [...own, ...peers];
  const usual = months.length >= ENOUGH ? usualOf(months) : { mean: 0, spread: UNKNOWN_SPREAD, months: months.length };
  return benchmark
    ? { market: Number(benchmark.value) + usual.mean, usual, basis: benchmark.ref }
    : { market: usual.mean, usual, basis: `${usual.months}M` };
}

function changeOf(world: CheckWorld, row: Placed, inFile: ReadonlyMap<string, string>): readonly Finding[] {
  const found = measured(world, row, inFile);
  if (!found) return NOTHING;
  const { entity, value, before, flow, market, usual, basis } = found;
  const band = world.tolerance(valueChange, entity.id) * usual.spread;
  // A flow without a day may or may not have earned the month's return, so the band is widened by that much.
  const away = (value - flow) / before - 1 - market;
  if (Math.abs(away) <= band + Math.abs(flow / before) * Math.abs(market)) return NOTHING;
  return [
    at(row, 'marketValue', 'valueChange', {
      previous: world.past.values.get(key(entity.id, 'marketValue', world.monthBefore(row.values['asOf'] ?? ''))) ?? null,
      params: {
        expected: whole(before * (1 + market) + flow),
        before: whole(before),
        flow: whole(flow),
        basis,
        usual: points(market),
        away: points(away),
        band: points(band),
      },
    }),
  ];
}

const LEAST_FLOW = 0.002;

function signOf(world: CheckWorld, row: Placed, inFile: ReadonlyMap<string, string>): readonly Finding[] {
  const found = measured(world, row, inFile);
  if (!found || Math.abs(found.flow / found.before) < LEAST_FLOW) return NOTHING;
  const { value, before, flow, market, usual } = found;
  const [asGiven, turned] = [flow, -flow].map(one => Math.abs((value - one) / before - 1 - market) / usual.spread);
  if (asGiven === undefined || turned === undefined || asGiven < SIGN_FROM || turned > asGiven / 3) return NOTHING;
  const expected = whole(before * (1 + market) + flow);
  return [at(row, 'flow', 'flowSign', { params: { flow: whole(flow), expected, value: whole(value), opposite: whole(-flow) } })];
}

const SIGN_FROM = 2.8;

const whole = (value: number): string => String(Math.round(value));
const points = (rate: number): string => (rate * 100).toFixed(2);
