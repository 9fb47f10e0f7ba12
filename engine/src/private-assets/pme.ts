import { explained, ignore, type Note } from '#explain';
import { ratio } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import type { Irr } from './irr';
import { futureValues, rateOfRows, rowsOf, type PmeInputs, type PmeRows } from './pme-rows';

/** A Long-Nickels rate, with the value the index position would have; below zero it ran short of money, and the rate is doubtful. */
export type LongNickels = Irr & { indexNav: number | null; shortIndex: boolean };

/** A PME+ rate, with the factor that scales the distributions. */
export type PmePlus = Irr & { lambda: number | null };

/** A yearly excess over the index, discrete as value and continuous beside it. */
export type DirectAlpha = Irr & { continuous: number | null };

/**
 * Kaplan-Schoar: what was paid out and remains, over what was paid in, both carried to the end by the index. Above 1 the fund did better.
 *
 * @example ksPme({ contributions: [25, 0, 0], distributions: [0, 15, 0], index: [100, 115, 130], nav: 20 }) // { value: 1.1371… }
 */
export function ksPme(inputs: PmeInputs): Result {
  return kaplanSchoar(inputs, ignore);
}

/**
 * The steps of `ksPme`: the two sides carried to the end.
 *
 * @example explainKsPme({ contributions: [25], distributions: [0], index: [100], nav: 20 }).steps[0] // { id: 'fv_contributions', value: 25, … }
 */
export function explainKsPme(inputs: PmeInputs): Explanation {
  return explained('private-assets.ks-pme', {}, note => kaplanSchoar(inputs, note));
}

/**
 * Long-Nickels (index comparison): the rate an investor would have had with the same flows in the index.
 *
 * @example lnPme({ contributions: [25, 0, 0], distributions: [0, 15, 0], index: [100, 115, 130], nav: 0 }).value // 0.1436…
 */
export function lnPme(inputs: PmeInputs): LongNickels {
  return longNickels(inputs, ignore);
}

/**
 * The steps of `lnPme`: both sides carried to the end, and the value of the index position.
 *
 * @example explainLnPme({ contributions: [25], distributions: [0], index: [100], nav: 0 }).steps.length // 3
 */
export function explainLnPme(inputs: PmeInputs): Explanation {
  return explained<number>('private-assets.ln-pme', {}, note => longNickels(inputs, note));
}

/**
 * The value an index position with the fund's flows would have at the end.
 *
 * @example lnPmeNav({ contributions: [25, 0, 0], distributions: [0, 15, 0], index: [100, 115, 130], nav: 0 }) // { value: 15.5434… }
 */
export function lnPmeNav(inputs: PmeInputs): Result {
  const { indexNav } = longNickels(inputs, ignore);
  return indexNav === null ? missing('no_data') : { value: indexNav };
}

/**
 * PME+: distributions are scaled by lambda so that the index position ends at the NAV of the fund; the rate of that position.
 *
 * @example pmePlus({ contributions: [25, 0, 0], distributions: [0, 15, 0], index: [100, 115, 130], nav: 20 }).lambda // 0.7372…
 */
export function pmePlus(inputs: PmeInputs): PmePlus {
  return scaled(inputs, ignore);
}

/**
 * The steps of `pmePlus`.
 *
 * @example explainPmePlus({ contributions: [25], distributions: [0], index: [100], nav: 0 }).result // null: nothing was distributed
 */
export function explainPmePlus(inputs: PmeInputs): Explanation {
  return explained<number>('private-assets.pme-plus', {}, note => scaled(inputs, note));
}

/**
 * The factor of PME+. Without distributions there is none.
 *
 * @example pmePlusLambda({ contributions: [25, 0, 0], distributions: [0, 15, 0], index: [100, 115, 130], nav: 20 }) // { value: 0.7372… }
 */
export function pmePlusLambda(inputs: PmeInputs): Result {
  const { lambda } = scaled(inputs, ignore);
  return lambda === null ? missing('zero_denominator') : { value: lambda };
}

/**
 * Direct alpha: the rate left after every flow has been carried to the end by the index. Positive exactly when Kaplan-Schoar is above 1.
 *
 * @example directAlpha({ contributions: [100, 0], distributions: [0, 0], index: [100, 110], nav: 121 }).value // 0.1
 */
export function directAlpha(inputs: PmeInputs): DirectAlpha {
  return alpha(inputs, ignore);
}

/**
 * The steps of `directAlpha`: each row carried to the end.
 *
 * @example explainDirectAlpha({ contributions: [100, 0], distributions: [0, 0], index: [100, 110], nav: 121 }).steps[0]
 * // { id: 'future_value', value: -110, unit: 'money', at: '0' }
 */
export function explainDirectAlpha(inputs: PmeInputs): Explanation {
  return explained<number>('private-assets.direct-alpha', {}, note => alpha(inputs, note));
}

function kaplanSchoar(inputs: PmeInputs, note: Note): Result {
  const rows = rowsOf(inputs);
  if (rows.value === null) return rows;
  const { paidIn, paidOut } = carried(rows.value, note);
  return ratio(paidOut + rows.value.nav, paidIn);
}

function longNickels(inputs: PmeInputs, note: Note): LongNickels {
  const rows = rowsOf(inputs);
  if (rows.value === null) return { ...rows, ...NO_ROOTS, indexNav: null, shortIndex: false };
  const { paidIn, paidOut } = carried(rows.value, note);
  const indexNav = paidIn - paidOut;
  note({ id: 'index_nav', value: indexNav, unit: 'money' });
  return { ...rateOfRows(netted(rows.value, { nav: indexNav }), rows.value.days), indexNav, shortIndex: indexNav < 0 };
}

function scaled(inputs: PmeInputs, note: Note): PmePlus {
  const rows = rowsOf(inputs);
  if (rows.value === null) return { ...rows, ...NO_ROOTS, lambda: null };
  const { paidIn, paidOut } = carried(rows.value, note);
  if (paidOut === 0) return { ...missing('zero_denominator'), ...NO_ROOTS, lambda: null };
  const lambda = (paidIn - rows.value.nav) / paidOut;
  note({ id: 'lambda', value: lambda, unit: 'factor' });
  return { ...rateOfRows(netted(rows.value, { nav: rows.value.nav, lambda }), rows.value.days), lambda };
}

function alpha(inputs: PmeInputs, note: Note): DirectAlpha {
  const rows = rowsOf(inputs);
  if (rows.value === null) return { ...rows, ...NO_ROOTS, continuous: null };
  const amounts = futureValues(netted(rows.value, { nav: rows.value.nav }), rows.value.index);
  for (const [i, amount] of amounts.entries()) {
    note({ id: 'future_value', value: amount, unit: 'money', at: rows.value.days?.[i] ?? String(i) });
  }
  const rate = rateOfRows(amounts, rows.value.days);
  return { ...rate, continuous: rate.value === null ? null : Math.log1p(rate.value) };
}

function carried({ contributions, distributions, index }: PmeRows, note: Note): { paidIn: number; paidOut: number } {
  const paidIn = sumOf(futureValues(contributions, index));
  const paidOut = sumOf(futureValues(distributions, index));
  note({ id: 'fv_contributions', value: paidIn, unit: 'money' });
  note({ id: 'fv_distributions', value: paidOut, unit: 'money' });
  return { paidIn, paidOut };
}

// Distributions less contributions row by row, the closing value added to the last.
function netted({ contributions, distributions, last }: PmeRows, { nav, lambda = 1 }: { nav: number; lambda?: number }): number[] {
  return contributions.map((paid, i) => lambda * (distributions[i] ?? 0) - paid + (i === last ? nav : 0));
}

const NO_ROOTS = { roots: [], multipleRoots: false } as const;
