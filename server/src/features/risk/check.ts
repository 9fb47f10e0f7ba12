import type { RiskFinding, RiskFindingCode } from '@hakaru/contract/risk-uploads';
import { isPositiveSemidefinite, isSymmetric, squareOf } from '@hakaru/engine/risk/matrix';
import { LEAST_COVERAGE } from '@hakaru/engine/risk/factor-risk';
import type { ModelMonth, Parsed, PortfolioMonth } from './parse';

/** What the platform already has: mandates by code, and the factors of months imported before. */
export type Known = { mandates: ReadonlyMap<string, string>; factorsOn: ReadonlyMap<string, readonly string[]> };

/** Vendors round weights in percent. */
const WEIGHTS_WITHIN = 0.005;

/** Checks the consistency of what was read: matrices, factors, codes, weights, coverage. */
export function checkParsed(parsed: Parsed, known: Known): RiskFinding[] {
  const factorsOn = new Map(known.factorsOn);
  for (const model of parsed.models) factorsOn.set(model.asOf, model.factors);
  return [
    ...parsed.models.flatMap(checkModel),
    ...parsed.portfolios.flatMap(portfolio => checkPortfolio(portfolio, known, factorsOn.get(portfolio.asOf))),
    ...parsed.betas
      .filter(({ mandate }) => !known.mandates.has(mandate))
      .map(({ mandate, sheet, cell }) => finding('unknownMandate', mandate, { sheet, cell })),
  ];
}

type Where = { sheet: string; cell: string | null; severity?: 'error' | 'warning' };
const finding = (code: RiskFindingCode, value: string, { sheet, cell, severity = 'error' }: Where): RiskFinding => ({
  severity,
  code,
  sheet,
  cell,
  value,
});

/** The covariances in column order, or null when rows and columns do not match. */
export function covarianceOf({ factors, rows }: ModelMonth): number[][] | null {
  const ordered = factors.map(factor => rows.find(row => row.factor === factor)?.values);
  return rows.length === factors.length && ordered.every(values => values !== undefined) ? ordered : null;
}

function checkModel(model: ModelMonth): RiskFinding[] {
  const { asOf, sheet, factors, letters, rows } = model;
  const covariance = covarianceOf(model);
  const matrix = covariance && squareOf(covariance);
  const whole = { sheet, cell: rows[0] ? `A${rows[0].row}` : null };
  if (!covariance || !matrix) return [finding('notSquare', asOf, whole)];
  if (!isSymmetric(matrix))
    return asymmetric(covariance).map(([k, other]) => {
      const row = rows.find(({ factor }) => factor === factors[k]);
      return finding('notSymmetric', `${factors[k]} · ${factors[other]}`, { sheet, cell: `${letters[other]}${row?.row}` });
    });
  return isPositiveSemidefinite(matrix) ? [] : [finding('notPositive', asOf, whole)];
}

/** The cells above the diagonal that differ from their mirror images by more than rounding. */
function asymmetric(covariance: readonly (readonly number[])[]): [number, number][] {
  const largest = Math.max(...covariance.flat().map(Math.abs));
  return covariance.flatMap((row, k) =>
    row.flatMap((value, other): [number, number][] =>
      other > k && Math.abs(value - (covariance[other]?.[k] ?? 0)) > 1e-10 * largest ? [[k, other]] : [],
    ),
  );
}

function checkPortfolio(portfolio: PortfolioMonth, { mandates }: Known, factors: readonly string[] | undefined): RiskFinding[] {
  const { asOf, mandate, sheet, cell, lines } = portfolio;
  const where = { sheet, cell };
  const found: RiskFinding[] = [];
  if (!mandates.has(mandate)) found.push(finding('unknownMandate', mandate, where));
  if (!factors) found.push(finding('noModel', asOf, where));
  else {
    const other = [
      ...portfolio.factors.filter(code => !factors.includes(code)),
      ...factors.filter(code => !portfolio.factors.includes(code)),
    ];
    if (other.length > 0) found.push(finding('otherFactors', other.join(', '), where));
  }
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const isWhole = (total: number) => Math.abs(total - 1) <= WEIGHTS_WITHIN;
  if (!isWhole(sum(({ weight }) => weight)) || !isWhole(sum(({ benchmarkWeight }) => benchmarkWeight)))
    found.push(finding('weightSum', `${mandate} ${asOf}`, where));
  const covered = (of: 'weight' | 'benchmarkWeight') =>
    sum(line => (line.exposures === null || line.specificRisk === null ? 0 : Math.abs(line[of]))) / sum(line => Math.abs(line[of]));
  if (Math.min(covered('weight'), covered('benchmarkWeight')) < LEAST_COVERAGE)
    found.push(finding('coverage', `${mandate} ${asOf}`, { ...where, severity: 'warning' }));
  return found;
}
