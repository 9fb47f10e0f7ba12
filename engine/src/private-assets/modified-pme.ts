import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation } from '#result';
import type { Irr } from './irr';
import { rateOfRows, rowsOf, type PmeInputs } from './pme-rows';

/** A fund beside an index with the fund's NAV at every row; the last of them closes it. */
export type ModifiedPmeInputs = Omit<PmeInputs, 'nav'> & { navs: readonly number[] };

/** A modified PME rate, with the value the index position ends at. */
export type ModifiedPme = Irr & { indexNav: number | null };

/**
 * Modified PME: whenever the fund distributes a part of what it holds, the same part is taken out of an index position that received the
 * same calls; the rate of that position.
 *
 * @example mPme({ contributions: [100, 0], distributions: [0, 55], index: [100, 120], navs: [100, 55] }).value // 0.2: the index alone
 */
export function mPme(inputs: ModifiedPmeInputs): ModifiedPme {
  return modified(inputs, ignore);
}

/**
 * The steps of `mPme`: for each row the part taken out, what that was, and what is left.
 *
 * @example explainMPme({ contributions: [100], distributions: [0], index: [100], navs: [100] }).steps[0] // { id: 'weight', value: 0, … }
 */
export function explainMPme(inputs: ModifiedPmeInputs): Explanation {
  return explained<number>('private-assets.m-pme', {}, note => modified(inputs, note));
}

function modified(inputs: ModifiedPmeInputs, note: Note): ModifiedPme {
  const { navs, ...rest } = inputs;
  const none = { roots: [], multipleRoots: false, indexNav: null };
  if (navs.length !== inputs.index.length) return { ...missing('gap'), ...none };
  const rows = rowsOf({ ...rest, nav: 0 });
  if (rows.value === null) return { ...rows, ...none };
  const order = orderOf(inputs);
  const { contributions, distributions, index, days, last } = rows.value;
  const amounts: number[] = [];
  let held = 0;
  for (const [i, level] of index.entries()) {
    const paid = contributions[i]!;
    const out = distributions[i]!;
    const nav = navs[order[i]!]!;
    const weight = out + nav === 0 ? 0 : out / (out + nav); // a fund that holds and gives nothing takes nothing out
    const before = held * (level / (index[i - 1] ?? level)) + paid;
    const taken = weight * before;
    held = before - taken;
    amounts.push(taken - paid + (i === last ? held : 0));
    const at = days?.[i] ?? String(i);
    note({ id: 'weight', value: weight, unit: 'rate', at });
    note({ id: 'taken', value: taken, unit: 'money', at });
    note({ id: 'held', value: held, unit: 'money', at });
  }
  return { ...rateOfRows(amounts, days), indexNav: held };
}

function orderOf({ index, days }: ModifiedPmeInputs): number[] {
  const order = index.map((_, i) => i);
  return days ? order.sort((a, b) => (days[a]! < days[b]! ? -1 : days[a]! > days[b]! ? 1 : a - b)) : order;
}
