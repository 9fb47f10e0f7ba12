import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { FilledRow } from '#features/import-templates/public';
import type { DemoSeries } from '#features/demo/institution/series';
import type { Uniform } from '#features/demo/series/random';
import { holdingRows, mandateRows } from '#features/demo/workbooks/rows';
import { pick, type Report } from './report';

/** Introduces an error into a report; null if the report does not allow it. */
type Slip = (report: Report, uniform: Uniform, series: DemoSeries) => Report | null;

const scaled = (row: FilledRow, by: number): FilledRow => ({ ...row, marketValue: String(Math.round(Number(row['marketValue']) * by)) });
const negated = (value: string | null | undefined): string | null => (value ? String(-Number(value)) : null);

/** Changes one row of a list; null if none qualifies. */
function changed(
  rows: readonly FilledRow[],
  uniform: Uniform,
  change: (row: FilledRow) => FilledRow | readonly FilledRow[],
  isMeant: (row: FilledRow) => boolean = () => true,
): FilledRow[] | null {
  const meant = rows.filter(isMeant);
  if (meant.length === 0) return null;
  const one = pick(meant, uniform);
  return rows.flatMap(row => (row === one ? change(row) : [row]));
}

const inMandates = (report: Report, mandates: FilledRow[] | null): Report | null => mandates && { ...report, mandates };
const inHoldings = (report: Report, holdings: FilledRow[] | null): Report | null => holdings && { ...report, holdings };

/** The values moved to the next row, the last one to the first; a pair of rows swaps its values. */
function turned(rows: readonly FilledRow[]): FilledRow[] | null {
  if (rows.length < 2) return null;
  return rows.map((row, at) => {
    const other = rows[(at + rows.length - 1) % rows.length] ?? row;
    return { ...row, marketValue: other['marketValue'] ?? null, flow: other['flow'] ?? null };
  });
}

function lastMonth(report: Report, series: DemoSeries): FilledRow[] {
  const refs = report.mandates.map(({ code }) => code ?? '');
  return mandateRows(series, refs, report.month - 1);
}

function stale(report: Report, uniform: Uniform, series: DemoSeries): FilledRow[] | null {
  const earlier = new Map(lastMonth(report, series).map(row => [row['code'], row]));
  // Estimated values are carried on purpose.
  const isMoved = (row: FilledRow) => {
    const then = earlier.get(row['code'] ?? '')?.['marketValue'];
    return row['quality'] == null && then !== undefined && then !== row['marketValue'];
  };
  const change = (row: FilledRow) => ({ ...row, marketValue: earlier.get(row['code'] ?? '')?.['marketValue'] ?? null });
  return changed(report.mandates, uniform, change, isMoved);
}

/** One account's statement with last month's prices under this month's dates, and the account's value to match. */
function oldPrices(report: Report, uniform: Uniform, series: DemoSeries): Report | null {
  const codes = [...new Set(report.holdings.map(({ code }) => code ?? ''))];
  if (codes.length === 0) return null;
  const chosen = pick(codes, uniform);
  const earlier = new Map(holdingRows(series, [chosen], report.month - 1).map(row => [row['security'], Number(row['price'])]));
  let lost = 0;
  const holdings = report.holdings.map(row => {
    const then = earlier.get(row['security'] ?? '');
    const now = Number(row['price']);
    if (row['code'] !== chosen || then === undefined || then === now) return row;
    const at = (value: string | null | undefined) => (value ? String(Math.round((Number(value) * then) / now)) : null);
    const value = at(row['value']);
    lost += Number(row['value']) - Number(value);
    return { ...row, price: String(then), valueLocal: at(row['valueLocal']), value };
  });
  if (lost === 0) return null;
  const mandates = report.mandates.map(row =>
    row['code'] === chosen ? { ...row, marketValue: String(Number(row['marketValue']) - lost) } : row,
  );
  return { ...report, holdings, mandates };
}

function redated(report: Report, by: number): Report {
  const asOf = monthEndOfIndex(report.month + by);
  const dated = (rows: readonly FilledRow[]) => rows.map(row => ({ ...row, asOf }));
  return { ...report, mandates: dated(report.mandates), holdings: dated(report.holdings), accounts: dated(report.accounts) };
}

const hasFlow = (row: FilledRow): boolean => Math.abs(Number(row['flow'])) > Math.abs(Number(row['marketValue'])) * 0.002;

/** Plausible errors, by name. */
export const slips: Readonly<Record<string, readonly Slip[]>> = {
  units: [
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => scaled(row, 0.001)),
      ),
    report =>
      inMandates(
        report,
        report.mandates.map(row => scaled(row, 0.001)),
      ),
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => scaled(row, 10)),
      ),
  ],
  'shifted months': [
    report => redated(report, 1),
    report => redated(report, -1),
    (report, _, series) => ({
      ...report,
      mandates: lastMonth(report, series).map(row => ({ ...row, asOf: monthEndOfIndex(report.month) })),
      holdings: [],
      accounts: [],
    }),
  ],
  'swapped mandates': [report => inMandates(report, turned(report.mandates.slice(0, 2)))],
  'stale values': [(report, uniform, series) => inMandates({ ...report, holdings: [] }, stale(report, uniform, series)), oldPrices],
  'sign errors': [
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => ({ ...row, marketValue: negated(row['marketValue']) })),
      ),
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => ({ ...row, flow: negated(row['flow']) }), hasFlow),
      ),
    (report, uniform) =>
      inHoldings(
        report,
        changed(report.holdings, uniform, row => ({ ...row, value: negated(row['value']) })),
      ),
  ],
  'doubled rows': [
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => [row, row]),
      ),
    (report, uniform) =>
      inHoldings(
        report,
        changed(report.holdings, uniform, row => [row, row]),
      ),
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => scaled(row, 2)),
      ),
  ],
  'missing lines': [
    (report, uniform) =>
      inHoldings(
        report,
        changed(report.holdings, uniform, () => []),
      ),
    (report, uniform) =>
      report.holdings.length === 0
        ? null
        : inMandates(
            report,
            changed(
              report.mandates,
              uniform,
              () => [],
              row => report.holdings.some(({ code }) => code === row['code']),
            ),
          ),
    (report, uniform) => {
      const accounts = changed(
        report.accounts,
        uniform,
        () => [],
        row => Number(row['marketValue']) > 0,
      );
      return accounts && { ...report, accounts };
    },
  ],
  'wrong currency': [
    (report, uniform) =>
      inMandates(
        { ...report, holdings: [] },
        changed(report.mandates, uniform, row => scaled(row, 1 / 150)),
      ),
    (report, uniform) =>
      inHoldings(
        report,
        changed(report.holdings, uniform, row => ({ ...row, currency: row['currency'] === 'USD' ? 'EUR' : 'USD' })),
      ),
    (report, uniform) =>
      inHoldings(
        report,
        changed(
          report.holdings,
          uniform,
          row => ({ ...row, value: row['valueLocal'] ?? null }),
          row => row['fxRate'] != null,
        ),
      ),
  ],
  'off-by-one columns': [
    (report, uniform) =>
      inMandates(
        report,
        changed(report.mandates, uniform, row => ({ ...row, marketValue: row['flow'] ?? null, flow: row['marketValue'] ?? null })),
      ),
    (report, uniform) =>
      inHoldings(
        report,
        changed(report.holdings, uniform, row => ({
          ...row,
          units: row['price'] ?? null,
          price: row['units'] ?? null,
          valueLocal: row['bookValue'] ?? null,
        })),
      ),
    report => inMandates(report, turned(report.mandates)),
  ],
};
