import { riskColumns, riskSheets } from '@hakaru/contract/risk-uploads';
import { writeWorkbook, type Cell, type Sheet } from '@hakaru/workbook/workbook';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { demoSecurities, type DemoSecurity } from '#features/demo/markets/securities';
import { normal, stream } from '#features/demo/series/random';
import { hasRiskData } from '#features/demo/store';
import { uploadRisk } from '#features/risk/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';

const MONTHS = ['2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30'];
/** Annual volatility of each factor, and its loading on the common factor that correlates them. */
const FACTORS = [
  ['MARKET_JP', 0.17, 0.75],
  ['MARKET_WORLD', 0.15, 0.8],
  ['SIZE', 0.03, -0.2],
  ['VALUE', 0.035, 0.15],
  ['MOMENTUM', 0.045, -0.3],
  ['QUALITY', 0.025, -0.25],
  ['VOLATILITY', 0.05, 0.55],
  ['CURRENCY', 0.09, 0.35],
] as const;
const STYLES = ['SIZE', 'VALUE', 'MOMENTUM', 'QUALITY', 'VOLATILITY'];
const HELD = 22;

/** Equity mandates that the vendor covers: how far weights deviate from the benchmark, and the vendor's beta of each. */
const MANDATES = [
  { ref: 'HDE01', group: 'domestic equity', stray: 0.02, beta: 1 },
  { ref: 'HDE02', group: 'domestic equity', stray: 0.65, beta: 1.02 },
  { ref: 'HFE01', group: 'foreign equity', stray: 0.02, beta: 1 },
  { ref: 'HFE02', group: 'foreign equity', stray: 0.55, beta: 1 },
] as const satisfies readonly { ref: string; group: DemoSecurity['group']; stray: number; beta: number }[];
type Mandate = (typeof MANDATES)[number];

/** Half a year of a vendor's risk data for four equity mandates, uploaded by the fund as the vendor's workbook. */
export async function plantRisk(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', db => hasRiskData(db, demoId('HOSHI')))) return;
  const ctx = personAt(app, 'admin@hoshikawa.example', '2026-10-15T02:00:00Z');
  const bytes = Buffer.from(await writeWorkbook([covariances(), exposures(), betas()]));
  const { isRecorded, findings } = await uploadRisk(ctx, { name: 'barra_2026-09.xlsx', bytes }, demoId('HMAIN'));
  if (!isRecorded) throw new Error(`the demo's risk data was refused: ${JSON.stringify(findings.slice(0, 3))}`);
}

const plain = (rows: readonly (readonly (string | number | null)[])[]): Cell[][] => rows.map(cells => cells.map(value => ({ value })));
const head = (...names: (keyof typeof riskColumns)[]): string[] => names.map(name => riskColumns[name].jp);
const codes = FACTORS.map(([code]) => code);

/** A seasonal volatility factor, lowest in the middle of the period. */
const calm = (month: number): number => 1 + 0.12 * Math.cos((month / MONTHS.length) * 2 * Math.PI);

function covariances(): Sheet {
  const rows = MONTHS.flatMap((asOf, month) =>
    FACTORS.map(([code, deviation, together]) => [
      asOf,
      code,
      ...FACTORS.map(([other, otherDeviation, otherTogether]) => {
        const correlation = code === other ? 1 : together * otherTogether;
        // Multiplies the two deviations first: in another order the matrix would not be symmetric after rounding.
        return Number((correlation * (deviation * otherDeviation) * calm(month) ** 2).toFixed(10));
      }),
    ]),
  );
  return { name: riskSheets.covariance.title.jp, rows: plain([[...head('asOf', 'factor'), ...codes], ...rows]), frozen: { rows: 1 } };
}

function exposures(): Sheet {
  const heads = [...head('asOf', 'mandate', 'security', 'name', 'weight', 'benchmarkWeight', 'specificRisk'), ...codes];
  const rows = MONTHS.flatMap((asOf, month) => MANDATES.flatMap(mandate => linesOf(mandate, asOf, month)));
  return { name: riskSheets.exposures.title.jp, rows: plain([heads, ...rows]), frozen: { rows: 1 } };
}

function linesOf({ ref, group, stray }: Mandate, asOf: string, month: number): (string | number)[][] {
  const securities = demoSecurities.filter(security => security.group === group).slice(0, HELD);
  const market = inPercent(securities.map((_, at) => 1 / (at + 3)));
  const own = inPercent(
    securities.map(({ ref: code }, at) => {
      const tilt = normal(stream(`risk|${ref}|${code}`)) + 0.25 * Math.sin(month + at);
      return Math.max(0, (market[at] ?? 0) * (1 + stray * tilt));
    }),
  );
  return securities.map(({ ref: code, nameJp }, at) => {
    const specific = Number((14 + 14 * stream(`risk|specific|${code}`)()).toFixed(2));
    return [asOf, ref, code, nameJp, own[at] ?? 0, market[at] ?? 0, specific, ...codes.map(factor => loading(code, factor, group))];
  });
}

/** A share's exposure to a factor: its own market, currency if it is foreign, and a random value per style. */
function loading(code: string, factor: string, group: Mandate['group']): number {
  const isDomestic = group === 'domestic equity';
  const uniform = stream(`risk|${code}|${factor}`);
  if (STYLES.includes(factor)) return Number(normal(uniform).toFixed(4));
  if (factor === 'CURRENCY') return isDomestic ? 0 : 1;
  if ((factor === 'MARKET_JP') !== isDomestic) return 0;
  return Number((0.85 + 0.3 * uniform()).toFixed(4));
}

/** Percentages to four decimals that add up to exactly 100; the first absorbs the rounding difference. */
function inPercent(parts: readonly number[]): number[] {
  const whole = parts.reduce((total, part) => total + part, 0);
  const rounded = parts.map(part => Math.round((part / whole) * 1_000_000) / 10_000);
  const rest = 100 - rounded.reduce((total, part) => total + part, 0);
  return rounded.map((part, at) => (at === 0 ? Number((part + rest).toFixed(4)) : part));
}

function betas(): Sheet {
  const rows = MONTHS.flatMap(asOf => MANDATES.map(({ ref, beta }) => [asOf, ref, beta]));
  return { name: riskSheets.betas.title.jp, rows: plain([head('asOf', 'mandate', 'beta'), ...rows]), frozen: { rows: 1 } };
}
