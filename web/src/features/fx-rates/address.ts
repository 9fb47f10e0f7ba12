import { isDay } from '@hakaru/engine/calendar/day';

export const fxViews = ['list', 'matrix'] as const;
export type FxView = (typeof fxViews)[number];

/** Parameters of the address: filters, the view, a day to interpolate to, and the fixing being traced. */
export type FxAddress = {
  pair?: string;
  source?: string;
  tenor?: string;
  from?: string;
  to?: string;
  view?: 'matrix';
  page?: number;
  dialog?: 'add';
  fact?: string;
  known?: string;
};

export function fxAddress(given: Record<string, unknown>): FxAddress {
  const { page } = given;
  return {
    ...texts(given, ['pair', 'source', 'tenor', 'fact', 'known']),
    ...(isDay(String(given['from'])) ? { from: String(given['from']) } : {}),
    ...(isDay(String(given['to'])) ? { to: String(given['to']) } : {}),
    ...(given['view'] === 'matrix' ? { view: 'matrix' } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(given['dialog'] === 'add' ? { dialog: 'add' } : {}),
  };
}

function texts<Name extends string>(given: Record<string, unknown>, names: readonly Name[]): { [One in Name]?: string } {
  const found: { [One in Name]?: string } = {};
  for (const name of names) if (typeof given[name] === 'string' && given[name] !== '') found[name] = given[name];
  return found;
}

/** Identifies a fixing, written `USDJPY.WMR.spot.2026-09-30`. */
export type RateFact = { pair: string; source: string; tenor: string; day: string };

export function rateFact({ pair, source, tenor, day }: RateFact): string {
  return [pair, source, tenor, day].join('.');
}

export function readRateFact(text: string | undefined): RateFact | null {
  const [pair, source, tenor, day, ...rest] = text?.split('.') ?? [];
  return pair && source && tenor && day && isDay(day) && rest.length === 0 ? { pair, source, tenor, day } : null;
}
