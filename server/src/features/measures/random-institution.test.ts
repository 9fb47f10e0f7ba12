import type { FigureKey, Measure } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { expect, test } from 'vitest';
import { type Institution, type RandomFlow, randomInstitution, type RandomMandate, ROOT } from '#features/books/testing/random-institution';
import { FigureCalculator } from '#features/books/calculator';
import { figure } from './figure';
import { traceOf } from './trace';

/**
 * Returns, weights, contributions and benchmarks of random institutions, whose mandates open, close, change class, miss reports and have
 * dated flows, and whose policy and benchmarks change. They are recalculated below from the reported values without using the engine.
 */
const SEEDS = process.env['COUNTS'] === 'full' ? 400 : 12;
const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1);

/** A number, or why there is none: a report that was due is missing, or nothing was due. */
type Found = number | 'gap' | 'nothing';

/** The days in a month given as twelve times the year plus the month, with January as 0. */
const daysIn = (month: number) => new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();

class Plain {
  constructor(readonly of: Institution) {}

  /** The mandates below an entity in a month. */
  below(id: string, month: number): RandomMandate[] {
    return this.of.mandates.filter(one => id === ROOT || id === one.id || this.classOf(one, month) === id);
  }

  classOf({ classId, moved }: RandomMandate, month: number): string {
    return moved && month >= moved.from ? moved.classId : classId;
  }

  due({ opens, closes }: RandomMandate, month: number): boolean {
    return month >= opens && (closes === null || month <= closes);
  }

  total(parts: readonly RandomMandate[], month: number, read: (one: RandomMandate) => ReadonlyMap<number, number>): Found {
    const due = parts.filter(one => this.due(one, month));
    if (due.length === 0) return 'nothing';
    if (due.some(one => read(one).get(month) === undefined)) return 'gap';
    return due.reduce((sum, one) => sum + (read(one).get(month) ?? 0), 0);
  }

  value(id: string, month: number): Found {
    return this.total(this.below(id, month), month, one => one.values);
  }

  /** The opening value of the parts an entity has in the month. */
  opening(id: string, month: number): Found {
    return this.total(this.below(id, month), month - 1, one => one.values);
  }

  openingWeight = (id: string, month: number) => this.over(this.opening(id, month), this.opening(ROOT, month));

  profit(id: string, month: number): Found {
    const closing = this.value(id, month);
    const opening = this.opening(id, month);
    const flow = this.total(this.below(id, month), month, one => one.flows);
    if (closing === 'nothing') return 'nothing';
    // A mandate that left the class without a reported value makes the outflow unknown.
    if (this.value(id, month - 1) === 'gap') return 'gap';
    if (closing === 'gap' || opening === 'gap' || flow === 'gap' || flow === 'nothing') return 'gap';
    return closing - (opening === 'nothing' ? 0 : opening) - flow;
  }

  over(part: Found, whole: Found): Found {
    if (part === 'nothing' || whole === 'nothing') return 'nothing';
    if (part === 'gap' || whole === 'gap') return 'gap';
    return whole <= 0 ? 'nothing' : part / whole;
  }

  weight = (id: string, month: number) => this.over(this.value(id, month), this.value(ROOT, month));
  contribution = (id: string, month: number) => this.over(this.profit(id, month), this.value(ROOT, month - 1));

  /** The profit of the month's parts over their opening value and time-weighted flows. */
  monthReturn(id: string, month: number): Found {
    const parts = this.below(id, month);
    const closing = this.value(id, month);
    const opening = this.opening(id, month);
    const flow = this.total(parts, month, one => one.flows);
    if (typeof closing !== 'number' || typeof opening !== 'number' || typeof flow !== 'number') return 'gap';
    const [only] = parts;
    const struck = only?.id === id ? this.struck(only, month, { opening, closing }) : null;
    const due = parts.filter(one => this.due(one, month));
    return struck ?? this.over(closing - opening - flow, opening + due.reduce((sum, one) => sum + this.weighted(one, month), 0));
  }

  /** The dated flows, if they add up to the flow of the month. */
  dated(one: RandomMandate, month: number): readonly RandomFlow[] {
    const flows = one.days.get(month) ?? [];
    return flows.reduce((sum, { amount }) => sum + amount, 0) === one.flows.get(month) ? flows.filter(({ day }) => day !== null) : [];
  }

  weighted(one: RandomMandate, month: number): number {
    const days = daysIn(month);
    const left = (day: string) => days - Number(day.slice(8)) + (one.timing === 'startOfDay' ? 1 : 0);
    return this.dated(one, month).reduce((sum, { day, amount }) => sum + (left(day ?? '') / days) * amount, 0);
  }

  /** A flow of at least a tenth of the opening value, with a value before it, splits the month. */
  struck(one: RandomMandate, month: number, { opening, closing }: { opening: number; closing: number }): number | null {
    const [flow] = this.dated(one, month);
    if (flow?.valueBefore == null || Math.abs(flow.amount) < opening / 10) return null;
    return (flow.valueBefore / opening) * (closing / (flow.valueBefore + flow.amount)) - 1;
  }

  /** The parts with values at both ends of a month and its flow. */
  both(id: string, month: number): RandomMandate[] {
    return this.below(id, month).filter(one => [month - 1, month].every(at => one.values.has(at)) && one.flows.has(month));
  }

  likeReturn(id: string, month: number): Found {
    const parts = this.both(id, month);
    const of = (read: (one: RandomMandate) => number | undefined) => parts.reduce((sum, one) => sum + (read(one) ?? 0), 0);
    if (parts.length === 0) return 'nothing';
    const closing = of(one => one.values.get(month));
    const opening = of(one => one.values.get(month - 1));
    const [only] = parts;
    const struck = only?.id === id ? this.struck(only, month, { opening, closing }) : null;
    return struck ?? this.over(closing - opening - of(one => one.flows.get(month)), opening + of(one => this.weighted(one, month)));
  }

  policyWeight(id: string, month: number): number {
    const { first, later, from } = this.of.policy;
    return id === ROOT ? 1 : ((month >= from ? later : first)[this.of.classes.indexOf(id)] ?? Number.NaN) / 100;
  }

  /** The policy return: each class at the index it is measured against in the month. */
  policyMix(month: number): number {
    return this.of.classes.reduce((sum, id) => sum + this.policyWeight(id, month) * this.benchmark(id, month), 0);
  }

  index(id: string, month: number): number {
    return this.of.indices.get(id)?.[month - (this.of.months[0] ?? 0)] ?? Number.NaN;
  }

  mix(month: number): number {
    const { first, later, from } = this.of.mix;
    return (month >= from ? later : first).reduce((sum, percent, at) => sum + (percent / 100) * this.index(`i${at}`, month), 0);
  }

  measure(id: string, month: number): string {
    const found = this.of.measured.get(id);
    return found ? (month >= found.from ? found.later : found.index) : '';
  }

  benchmark(id: string, month: number): number {
    return id === ROOT ? this.mix(month) : this.index(this.measure(id, month), month);
  }

  /** Benchmarks weighted by the opening values of the mandates measured against them. */
  byValue(month: number): Found {
    const due = this.of.mandates.filter(one => this.due(one, month - 1));
    if (due.some(one => one.values.get(month - 1) === undefined)) return 'gap';
    const held = due.map(one => ({ weight: one.values.get(month - 1) ?? 0, value: this.index(this.measure(one.id, month), month) }));
    const all = held.reduce((sum, { weight }) => sum + weight, 0);
    return all <= 0 ? 'nothing' : held.reduce((sum, { weight, value }) => sum + (weight / all) * value, 0);
  }

  /** The linked returns of the months, or the reason when one is missing. */
  linked(months: readonly number[], read: (month: number) => Found): Found {
    const found = months.map(read);
    if (found.some(one => typeof one !== 'number')) return 'gap';
    return found.reduce<number>((wealth, one) => wealth * (1 + Number(one)), 1) - 1;
  }
}

test.each(seeds)('institution %i: every figure is what plain arithmetic gives, or a gap where a report that was due is missing', seed => {
  const institution = randomInstitution(seed);
  const plain = new Plain(institution);
  const calculator = new FigureCalculator(institution.book);
  let compared = 0;
  const same = (key: Omit<FigureKey, 'asOf'>, month: number, expected: Found) => {
    const asked = { ...key, asOf: monthEndOfIndex(month) };
    const { value } = figure(calculator, asked);
    const where = `${key.entityId} ${key.measure} ${key.horizon ?? ''} ${asked.asOf}`;
    if (typeof expected !== 'number') return expect(`${where} ${value}`).toBe(`${where} null`);
    compared++;
    const allowed = 1e-11 * Math.max(1, Math.abs(expected));
    if (value === null || Math.abs(Number(value) - expected) > allowed) expect.fail(`${where}: shown ${value}, expected ${expected}`);
    return undefined;
  };
  const ids = [ROOT, ...institution.classes, ...institution.mandates.map(({ id }) => id)];
  const [first = 0, ...months] = institution.months;
  for (const id of ids)
    for (const month of months) {
      const on = (measure: Measure): Omit<FigureKey, 'asOf'> => ({ entityId: id, measure, horizon: null });
      const over = (measure: Measure, horizon: '1m' | '3m' = '1m'): Omit<FigureKey, 'asOf'> => ({ entityId: id, measure, horizon });
      same(on('marketValue'), month, plain.value(id, month));
      same(on('weight'), month, plain.weight(id, month));
      if (id === ROOT || institution.classes.includes(id)) same(on('policyWeight'), month, plain.policyWeight(id, month));
      same(over('likeReturn'), month, plain.likeReturn(id, month));
      same(over('profit'), month, plain.profit(id, month));
      same(over('contribution'), month, plain.contribution(id, month));
      same(over('return'), month, plain.monthReturn(id, month));
      same(over('benchmarkReturn'), month, plain.benchmark(id, month));
      const three = [month - 2, month - 1, month];
      if (month - 2 > first && typeof plain.linked(three, at => plain.monthReturn(id, at)) === 'number')
        same(
          over('return', '3m'),
          month,
          plain.linked(three, at => plain.monthReturn(id, at)),
        );
    }
  for (const month of months) same({ entityId: 'byValue', measure: 'return', horizon: '1m' }, month, plain.byValue(month));
  for (const month of months) same({ entityId: 'policy', measure: 'return', horizon: '1m' }, month, plain.policyMix(month));
  expect(compared).toBeGreaterThan(300);
});

test.each(seeds)('institution %i: parts add up to totals, or the total says gap and names what it lacks', seed => {
  const institution = randomInstitution(seed);
  const plain = new Plain(institution);
  const calculator = new FigureCalculator(institution.book);
  const shown = (entityId: string, measure: Measure, horizon: '1m' | null, month: number) =>
    figure(calculator, { entityId, measure, horizon, asOf: monthEndOfIndex(month) });
  for (const month of institution.months.slice(1)) {
    for (const [measure, horizon] of [
      ['marketValue', null],
      ['profit', '1m'],
      ['weight', null],
      ['contribution', '1m'],
    ] as const) {
      const total = shown(ROOT, measure, horizon, month);
      const parts = institution.classes
        .map(id => shown(id, measure, horizon, month))
        .filter(({ quality, reason }) => quality?.of !== 0 && reason !== 'not_applicable');
      if (total.value === null) {
        expect([measure, total.reason]).toEqual([measure, expect.stringMatching(/gap|no_data|zero_denominator/)]);
        continue;
      }
      const sum = parts.reduce((all, { value }) => all + Number(value ?? 0), 0);
      expect(Math.abs(sum - Number(total.value))).toBeLessThan(1e-9 * Math.max(1, Math.abs(sum)));
    }
    const value = shown(ROOT, 'marketValue', null, month);
    const missing = institution.mandates.filter(one => plain.due(one, month) && one.values.get(month) === undefined).map(({ id }) => id);
    expect((value.quality?.missing ?? []).toSorted()).toEqual(missing.toSorted());
    expect(value.value === null).toBe(missing.length > 0);
    const like = shown(ROOT, 'likeValue', '1m', month);
    const both = plain.both(ROOT, month);
    expect(like.value).toBe(both.length === 0 ? null : String(both.reduce((all, one) => all + (one.values.get(month) ?? 0), 0)));
    const likeParts = institution.classes.flatMap(id => shown(id, 'likeContribution', '1m', month).value ?? []);
    const likeTotal = shown(ROOT, 'likeContribution', '1m', month).value;
    if (likeTotal !== null) expect(likeParts.reduce((all, one) => all + Number(one), 0)).toBeCloseTo(Number(likeTotal), 10);
  }
});

test.each(seeds)(
  'institution %i: the weights an attribution is traced to are those it was worked out with, in months of moves too',
  seed => {
    const institution = randomInstitution(seed, { holes: false });
    const plain = new Plain(institution);
    const calculator = new FigureCalculator(institution.book);
    let compared = 0;
    for (const id of institution.classes)
      for (const month of institution.months.slice(2)) {
        const { figure: effect, inputs, steps } = traceOf(calculator, { entityId: id, measure: 'allocationEffect', horizon: '1m', asOf: monthEndOfIndex(month) }); // oxfmt-ignore
        const weight = inputs.find(({ measure }) => measure === 'weight');
        if (effect.value === null || !weight) continue;
        compared++;
        const expected = Number(plain.openingWeight(id, month));
        expect(Number(figure(calculator, weight).value)).toBeCloseTo(expected, 12);
        expect(steps.find(({ id: of }) => of === 'portfolio_weight')?.value).toBeCloseTo(expected, 12);
        const isFromParts = traceOf(calculator, weight).inputs.some(({ entityId }) => entityId.startsWith('m'));
        const hasMoved = plain.opening(id, month) !== plain.value(id, month - 1);
        if (hasMoved) expect(isFromParts).toBe(true);
      }
    expect(compared).toBeGreaterThan(20);
  },
);

test('the check can fail: there are moves between classes, flows on days, and months struck at large flows', () => {
  const mandates = seeds.flatMap(seed => randomInstitution(seed).mandates);
  expect(mandates.filter(({ moved }) => moved !== null).length).toBeGreaterThan(seeds.length);
  expect(mandates.flatMap(({ days }) => [...days.values()]).length).toBeGreaterThan(10 * seeds.length);
  const struck = seeds.flatMap(seed => {
    const plain = new Plain(randomInstitution(seed));
    return plain.of.mandates.flatMap(one =>
      plain.of.months.filter(month => {
        const opening = plain.opening(one.id, month);
        const closing = plain.value(one.id, month);
        return typeof opening === 'number' && typeof closing === 'number' && plain.struck(one, month, { opening, closing }) !== null;
      }),
    );
  });
  expect(struck.length).toBeGreaterThan(3);
});

test('the check can fail: a missing report taken for nothing gives other totals', () => {
  const differing = seeds.filter(seed => {
    const institution = randomInstitution(seed);
    const plain = new Plain(institution);
    return institution.months.some(month => plain.value(ROOT, month) === 'gap');
  });
  expect(differing.length).toBeGreaterThan(0);
});
