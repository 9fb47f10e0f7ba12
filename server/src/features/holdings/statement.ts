import type { HoldingGroup, StatementPart } from '@hakaru/contract/holdings';
import { averageRating, type AverageRating } from '@hakaru/engine/bonds/average-rating';
import { maturityBucket, maturityBuckets } from '@hakaru/engine/bonds/maturity-buckets';
import { ratingScale } from '@hakaru/engine/bonds/ratings';
import { weightedAverage } from '@hakaru/engine/bonds/weighted-average';
import { ignore, type Note } from '@hakaru/engine/explain';
import { subtract, sum, toFloat, toText, type Decimal } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import type { HeldLine } from './store';

/** One account's lines on one day, and their totals. Sums are exact; groups are calculated once. */
export class Statement {
  private readonly bySecurity: ReadonlyMap<string, HeldLine>;
  private readonly groups = new Map<HoldingGroup, Map<string, HeldLine[]>>();
  private wholeValue: Decimal | null = null;

  constructor(
    readonly asOf: string,
    readonly lines: readonly HeldLine[],
  ) {
    this.bySecurity = new Map(lines.map(line => [line.securityId, line]));
  }

  line(securityId: string): HeldLine | undefined {
    return this.bySecurity.get(securityId);
  }

  linesOf(of: StatementPart['of']): readonly HeldLine[] {
    if (of === 'all') return this.lines;
    if ('by' in of) return this.groupsBy(of.by).get(of.group) ?? [];
    const line = this.line(of.securityId);
    return line ? [line] : [];
  }

  groupsBy(by: HoldingGroup): Map<string, HeldLine[]> {
    const known = this.groups.get(by);
    if (known) return known;
    const made = new Map<string, HeldLine[]>();
    for (const line of this.lines) made.set(groupOf(line, by), [...(made.get(groupOf(line, by)) ?? []), line]);
    this.groups.set(by, made);
    return made;
  }

  /** Groups in reading order: maturities from short to long, ratings from good to bad, others by size; lines without the property come last. */
  groupNames(by: HoldingGroup): string[] {
    const order: readonly string[] | undefined = by === 'maturity' ? maturityBuckets : by === 'rating' ? ratingScale : undefined;
    const worth = (group: string) => toFloat(sum((this.groupsBy(by).get(group) ?? []).map(({ value }) => value)));
    const place = (group: string) => (group === NONE ? Infinity : order ? order.indexOf(group) : -worth(group));
    return [...this.groupsBy(by).keys()].toSorted((a, b) => place(a) - place(b));
  }

  whole(): Decimal {
    this.wholeValue ??= sum(this.lines.map(({ value }) => value));
    return this.wholeValue;
  }
}

/** The sum of a reported amount; a line without it makes a gap, because a sum without that line would be too small. */
export function total(lines: readonly HeldLine[], of: 'value' | 'book' | 'accrued'): Result<string> {
  if (lines.length === 0) return missing('no_data');
  const amounts = lines.flatMap(line => line[of] ?? []);
  if (amounts.length < lines.length) return missing(lines.length === 1 ? 'no_data' : 'gap');
  return { value: toText(sum(amounts)) };
}

export function weight(statement: Statement, lines: readonly HeldLine[], note: Note = ignore): Result {
  const part = total(lines, 'value');
  if (part.value === null) return part;
  const of = toFloat(part.value);
  const whole = toFloat(statement.whole());
  note({ id: 'part', value: of, unit: 'money' });
  note({ id: 'whole', value: whole, unit: 'money' });
  return whole === 0 ? missing('zero_denominator') : { value: of / whole };
}

export function unrealised(lines: readonly HeldLine[]): Result<string> {
  const value = total(lines, 'value');
  const book = total(lines, 'book');
  if (value.value === null) return value;
  return book.value === null ? book : { value: toText(subtract(value.value, book.value)) };
}

/** Of one line as reported; of several, the average weighted by market value over the lines that have one. */
export function duration(lines: readonly HeldLine[], note: Note = ignore): Result {
  const [only] = lines;
  if (lines.length === 1) return only?.duration == null ? missing('not_applicable') : { value: Number(only.duration) };
  return weightedAverage(
    { items: lines.map(line => ({ marketValue: toFloat(line.value), value: line.duration === null ? null : Number(line.duration) })) },
    note,
  );
}

/** The average rating of the lines that have one, by place on the scale, with how much of the value they are. */
export function rating(lines: readonly HeldLine[], note: Note = ignore): Result<AverageRating> {
  const holdings = lines.map(line => ({ weight: toFloat(line.value), rating: line.rating }));
  return averageRating({ holdings, method: 'linear' }, note);
}

/** The group of a line; lines without the property form a group too, so that groups always add up. */
export function groupOf(line: HeldLine, by: HoldingGroup): string {
  switch (by) {
    case 'type':
      return line.type1;
    case 'subtype':
      return line.type2 ?? NONE;
    case 'country':
      return line.country ?? NONE;
    case 'currency':
      return line.currency;
    case 'rating':
      return line.rating ?? NONE;
    case 'maturity':
      return maturityBucket({ asOf: line.asOf, maturity: line.maturityDate }).value ?? NONE;
    case 'priceDate':
      return line.priceDate ?? NONE;
    case 'riskWeight':
      return line.riskWeightPercent ?? NONE;
  }
}

/** The group of lines without the property. */
export const NONE = '-';
