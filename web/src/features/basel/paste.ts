import { isRating } from '@hakaru/engine/bonds/ratings';
import { lineKinds, type LineKind } from '@hakaru/contract/basel';

export type PastedLine = {
  item: LineKind;
  name: string;
  amount: string;
  ratings: string[];
  riskWeightPercent?: string;
  heldWithin?: string;
  fundNetAssets?: string;
};
export type Pasted = {
  lines: PastedLine[];
  /** The first row that cannot be read, counted from one. */ bad: { row: number; text: string } | null;
};

/**
 * Rows copied from a sheet: class, name, balance, ratings, risk weight in percent, the fund within the fund that holds the row, and for
 * such a fund its net assets. Empty rows are skipped.
 */
export function readPasted(text: string, itemOf: (name: string) => LineKind | null): Pasted {
  const lines: PastedLine[] = [];
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '') continue;
    const line = readRow(row, itemOf);
    if (!line) return { lines: [], bad: { row: index + 1, text: row.slice(0, 80) } };
    lines.push(line);
  }
  return { lines, bad: null };
}

function readRow(row: string, itemOf: (name: string) => LineKind | null): PastedLine | null {
  const [item = '', name = '', amount = '', ratings = '', weight = '', heldWithin = '', net = ''] = row
    .split('\t')
    .map(cell => cell.trim());
  const known = lineKinds.find(one => one === item) ?? itemOf(item);
  const digits = amount.replaceAll(',', '');
  const fundNetAssets = net.replaceAll(',', '');
  const percent = weight.replace(/%$/, '').replaceAll(',', '');
  if (!known || name === '' || !/^-?\d+(\.\d+)?$/.test(digits)) return null;
  if (![percent, fundNetAssets].every(number => /^(\d+(\.\d+)?)?$/.test(number))) return null;
  const rated = ratings.split('/').flatMap(one => one.trim() || []);
  if (!rated.every(isRating)) return null;
  return {
    item: known,
    name,
    amount: digits,
    ratings: rated,
    ...(percent === '' ? {} : { riskWeightPercent: percent }),
    ...(heldWithin === '' ? {} : { heldWithin }),
    ...(fundNetAssets === '' ? {} : { fundNetAssets }),
  };
}

/** Pairs of risk weight and maximum share, one per line; null when a line is not such a pair. */
export function readLimits(text: string): { riskWeightPercent: string; sharePercent: string }[] | null {
  const rows = text.split(/\r?\n/).filter(row => row.trim() !== '');
  const pairs = rows.map(row => /^\s*(\d+(?:\.\d+)?)\s*%?[\s,]+(\d+(?:\.\d+)?)\s*%?\s*$/.exec(row));
  if (pairs.some(pair => pair === null)) return null;
  return pairs.map(pair => ({ riskWeightPercent: pair?.[1] ?? '', sharePercent: pair?.[2] ?? '' }));
}
