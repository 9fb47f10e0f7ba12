import { bar, HAIR, legendOf, line, svg, words, ZERO, type Fill } from '#platform/pdf/drawing';
import { INK } from '#platform/pdf/paper';
import { HORIZONS, type Lines } from './lines';
import type { ReportLine } from '#features/reports/content';

/** Portfolio and benchmark side by side for each period. */
export function returnsChart(lines: Lines, of: ReportLine, width: number): string {
  const height = 170;
  const top = 30;
  const bottom = 22;
  const values = HORIZONS.flatMap(horizon =>
    ['return', 'benchmarkReturn'].map(measure => numberOf(lines.value(of, `${measure}.${horizon}`))),
  );
  const low = Math.min(0, ...values.map(value => value ?? 0));
  const high = Math.max(0, ...values.map(value => value ?? 0));
  const span = high - low || 1;
  const yOf = (value: number) => top + 10 + ((high - value) / span) * (height - top - bottom - 20);
  const group = width / HORIZONS.length;
  const wide = Math.min(34, group / 3.2);
  const bars = HORIZONS.flatMap((horizon, at) => {
    const middle = group * (at + 0.5);
    const one = (measure: string, x: number, fill: Fill) => {
      const column = `${measure}.${horizon}`;
      const value = numberOf(lines.value(of, column));
      const label = lines.print(of, column);
      if (value === null) return words(x + wide / 2, yOf(0) - 3, label, { anchor: 'middle', colour: INK.faint });
      const from = yOf(Math.max(0, value));
      const to = yOf(Math.min(0, value));
      return bar(x, from, wide, to - from, fill) + words(x + wide / 2, value < 0 ? to + 8 : from - 3, label, { anchor: 'middle' });
    };
    return [
      one('return', middle - wide - 2, 'solid'),
      one('benchmarkReturn', middle + 2, 'hatch'),
      words(middle, height - 6, lines.say(horizon), { anchor: 'middle', colour: INK.plain }),
    ];
  });
  const isPack = lines.content.kind === 'asset';
  const legend = legendOf([
    ['solid', lines.say('fund')],
    ['hatch', lines.say(isPack ? 'benchmark' : 'ownBenchmark')],
  ]);
  return svg(width, height, legend + bars.join('') + line(0, yOf(0), width, yOf(0), ZERO));
}

/** Each class's weight as a bar with its policy weight as a mark. */
export function allocationChart(lines: Lines, width: number): string {
  const row = 10.8;
  const left = 130;
  const right = 110;
  const top = 18;
  const rows = lines.classes;
  const most = Math.max(0.01, ...rows.flatMap(of => ['weight.-', 'policyWeight.-'].map(column => numberOf(lines.value(of, column)) ?? 0)));
  const xOf = (value: number) => left + (value / most) * (width - left - right);
  const body = rows.map((of, at) => {
    const y = top + at * row;
    const [weight, policy] = ['weight.-', 'policyWeight.-'].map(column => numberOf(lines.value(of, column)));
    const mark = policy == null ? '' : line(xOf(policy), y + 1, xOf(policy), y + row - 1, `stroke="${INK.strong}" stroke-width="2"`);
    return [
      words(left - 8, y + 8.2, lines.name(of), { anchor: 'end' }),
      weight == null ? '' : bar(left, y + 2.5, xOf(weight) - left, row - 5, 'solid'),
      mark,
      words(width - right + 50, y + 8.2, lines.print(of, 'weight.-'), { anchor: 'end', bold: true }),
      words(width - 4, y + 8.2, lines.print(of, 'policyWeight.-'), { anchor: 'end', colour: INK.plain }),
    ].join('');
  });
  const heads =
    words(width - right + 50, 12, lines.say('weight'), { anchor: 'end', colour: INK.plain }) +
    words(width - 4, 12, lines.say('policyWeight'), { anchor: 'end', colour: INK.plain });
  const legend =
    bar(left, 6, 14, 7, 'solid') +
    words(left + 19, 12, lines.say('actual'), { colour: INK.plain }) +
    line(left + 76, 4, left + 76, 15, `stroke="${INK.strong}" stroke-width="2"`) +
    words(left + 83, 12, lines.say('policy'), { colour: INK.plain });
  return svg(width, top + rows.length * row + 4, legend + heads + body.join(''));
}

/**
 * Opening value, flow, each class's gain and closing value, a row each. The totals would dwarf the steps, so the axis is cut, and marked as
 * cut.
 */
export function bridgeChart(lines: Lines, width: number): string {
  const whole = lines.whole;
  if (!whole) return svg(width, 1, '');
  const row = 18.5;
  const left = 108;
  const right = 52;
  const steps = stepsOf(lines, whole);
  if (!steps) return svg(width, row, words(0, 12, lines.say('bridgeGap'), { colour: INK.plain }));
  const edges = steps.flatMap(({ from, to, isTotal }) => (isTotal ? [to] : [from, to]));
  const low = Math.min(...edges);
  const high = Math.max(...edges);
  const floor = low - (high - low || Math.abs(high) || 1) * 0.25;
  const xOf = (value: number) => left + ((value - floor) / (high - floor || 1)) * (width - left - right);
  const body = steps.map(({ label, text, from, to, isTotal }, at) => {
    const y = at * row;
    const [start, end] = isTotal ? [left, xOf(to)] : [xOf(Math.min(from, to)), xOf(Math.max(from, to))];
    const cut = isTotal
      ? line(left + 12, y + row, left + 18, y, `stroke="#ffffff" stroke-width="3"`) +
        line(left + 10, y + row, left + 16, y, HAIR) +
        line(left + 14, y + row, left + 20, y, HAIR)
      : '';
    const next = steps[at + 1];
    const join = next ? line(xOf(to), y + row - 4, xOf(to), y + row + 4, HAIR) : '';
    const fill: Fill = isTotal ? 'dots' : to < from ? 'hatch' : 'solid';
    return [
      bar(start, y + 4, end - start, row - 8, fill),
      cut,
      join,
      words(left - 8, y + 12, label, { anchor: 'end', bold: isTotal }),
      words(width - 2, y + 12, text, { anchor: 'end', bold: isTotal }),
    ].join('');
  });
  return svg(width, steps.length * row + 2, body.join(''));
}

type Step = { label: string; text: string; from: number; to: number; isTotal: boolean };

/** Null when a step is unknown: drawing it as zero would lead to another closing value. */
function stepsOf(lines: Lines, whole: ReportLine): Step[] | null {
  const opening = lines.opening(whole);
  const closing = lines.value(whole, 'marketValue.-');
  const classes = lines.classes.filter(of => !lines.isNothingDue(of));
  if (opening === null || closing === null || classes.some(of => lines.value(of, 'profit.1m') === null)) return null;
  let at = Number(opening);
  const steps: Step[] = [{ label: lines.say('opening'), text: lines.printAs(opening, 'marketValue'), from: at, to: at, isTotal: true }];
  const add = (label: string, of: ReportLine, column: string) => {
    const change = Number(lines.value(of, column));
    steps.push({ label, text: lines.print(of, column), from: at, to: at + change, isTotal: false });
    at += change;
  };
  add(lines.say('flow'), whole, 'flow.1m');
  for (const of of classes) add(lines.name(of), of, 'profit.1m');
  const end = Number(closing);
  return [...steps, { label: lines.say('closing'), text: lines.printAs(closing, 'marketValue'), from: end, to: end, isTotal: true }];
}

/** For drawing only; the printed text is the frozen one. */
const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
