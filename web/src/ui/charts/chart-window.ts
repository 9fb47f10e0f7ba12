import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';

/** How much of its history a chart shows: its last years, or a marked period. In the address, `3y` or `2021-03-31..2023-06-30`. */
export const presets = { '1y': 1, '3y': 3, '5y': 5 } as const;
export type Preset = keyof typeof presets;
export type Chosen = { preset: Preset } | { from: string; to: string } | null;

/** The first and the last day shown, among the days of a chart. */
export type ChartWindow = { start: number; end: number; isCut: boolean; isMarked: boolean };

const isPreset = (text: string): text is Preset => Object.hasOwn(presets, text);

export function readChosen(text: unknown): Chosen {
  if (typeof text !== 'string') return null;
  if (isPreset(text)) return { preset: text };
  const [, from, to] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  return from !== undefined && to !== undefined && from < to ? { from, to } : null;
}

export const writtenPeriod = (from: string, to: string): string => `${from}..${to}`;

/** A period that would leave fewer than two points belongs to another chart of the screen: then everything is shown. */
export function chartWindow(days: readonly string[], chosen: Chosen, isAhead = false): ChartWindow {
  const last = days.length - 1;
  const whole = { start: 0, end: last, isCut: false, isMarked: false };
  if (chosen === null || (isAhead && 'preset' in chosen)) return whole;
  const [from, to] = 'preset' in chosen ? [firstOf(days[last], chosen.preset), days[last] ?? ''] : [chosen.from, chosen.to];
  const start = days.findIndex(day => day >= from);
  const end = days.findLastIndex(day => day <= to);
  if (start < 0 || end - start < 1 || (start === 0 && end === last)) return whole;
  return { start, end, isCut: true, isMarked: 'from' in chosen };
}

function firstOf(last: string | undefined, preset: Preset): string {
  return last === undefined ? '' : shiftMonthEnd(last, -12 * presets[preset]);
}

/** A rebased line starts at its first value: a rolling three-year figure has none in the first three years. */
export function fromFirstValue(window: ChartWindow, values: readonly (number | null)[]): ChartWindow {
  const first = values.findIndex((value, at) => at >= window.start && value !== null);
  return first < 0 || first >= window.end ? window : { ...window, start: first };
}
