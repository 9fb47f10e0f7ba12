/** How far back the bridge starts. */
export const PERIOD_MONTHS = { quarter: 3, year: 12, threeYears: 36 } as const;
export type Period = keyof typeof PERIOD_MONTHS;
export const periods = Object.keys(PERIOD_MONTHS) as Period[]; // the keys of the table above

type OverviewAddress = {
  strategy?: string;
  vintage?: string;
  currency?: string;
  quality?: string;
  basis?: 'base';
  period?: Period;
  index?: string;
};

const CODE = /^[\w-]{1,64}$/;

/** The dashboard's filters in the address; the router reads digits as a number. */
export function overviewAddress(given: Record<string, unknown>): OverviewAddress {
  const text = (name: string) => {
    const value = typeof given[name] === 'number' ? String(given[name]) : given[name];
    return typeof value === 'string' && CODE.test(value) ? { [name]: value } : {};
  };
  const period = periods.find(name => name === given['period']);
  return {
    ...text('strategy'),
    ...text('vintage'),
    ...text('currency'),
    ...text('quality'),
    ...text('index'),
    ...(given['basis'] === 'base' ? { basis: 'base' } : {}),
    ...(period ? { period } : {}),
  };
}
