import { figureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { readStatementPart, statementPart, type StatementPart } from '@hakaru/contract/holdings';
import { isSecurityEffect } from '@hakaru/contract/part-measures';
import { ignore, type Note } from '@hakaru/engine/explain';
import { subtract, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import { effectFigure } from './effects';
import { statementPlace, type Statements } from './statement-places';
import { duration, rating, total, unrealised, weight, type Statement } from './statement';

type Listener = { note: Note; input(key: FigureKey): void };
const NOBODY: Listener = { note: ignore, input: () => undefined };

/** One figure of a statement: of a line, a group or the whole. Figure and trace run the same code; a trace passes a listener. */
export function holdingFigure(place: FigureContext, statements: Statements, key: FigureKey, listener: Listener = NOBODY): Figure {
  const part = readStatementPart(key.part);
  const result = part ? worked(place, statements, { key, part, listener }) : missing('not_applicable');
  const value = result.value === null ? null : String(result.value);
  return { key: figureKey(key), value, reason: result.value === null ? result.reason : null, quality: null };
}

type Work = { key: FigureKey; part: StatementPart; listener: Listener };

function worked(place: FigureContext, statements: Statements, work: Work): Result<string | number> {
  const { key, part, listener } = work;
  if (key.measure === 'holdingDifference') return difference(place, statements, work);
  if (isSecurityEffect(key.measure)) return effectFigure(place, statements, { key, part, input: listener.input });
  if (key.measure === 'holdingChange') return change(statements, work);
  const statement = statements.get(statementPlace(key.entityId, key.asOf));
  if (!statement || statement.lines.length === 0) return missing('no_data');
  const lines = statement.linesOf(part.of);
  const same = (measure: FigureKey['measure']) => listener.input({ ...key, measure });
  const eachLine = (measure: FigureKey['measure']) => {
    if (lines.length > 1 || part.of === 'all' || 'by' in part.of) {
      for (const { securityId } of lines) listener.input({ ...key, measure, part: securityId });
    }
  };
  switch (key.measure) {
    case 'holdingWeight':
      same('holdingValue');
      listener.input(wholeOf({ ...key, measure: 'holdingValue' }));
      return weight(statement, lines, listener.note);
    case 'holdingUnrealised':
      same('holdingValue');
      same('holdingBook');
      return unrealised(lines);
    case 'holdingBook':
    case 'holdingAccrued':
    case 'holdingValue':
      eachLine(key.measure);
      return total(lines, key.measure === 'holdingBook' ? 'book' : key.measure === 'holdingAccrued' ? 'accrued' : 'value');
    case 'holdingDuration':
      eachLine('holdingDuration');
      return lines.length === 0 ? missing('no_data') : duration(lines, listener.note);
    case 'holdingRating':
      return score(lines, { input: eachLine, note: listener.note });
    default:
      return reportedTotal(lines, key.measure);
  }
}

function score(lines: Parameters<typeof rating>[0], { input, note }: { input(measure: FigureKey['measure']): void; note: Note }): Result {
  input('holdingValue');
  const found = rating(lines, note);
  return found.value === null ? found : { value: found.value.score };
}

/** Units and prices exist for single lines only; over several lines they would mean nothing. */
function reportedTotal(lines: ReturnType<Statement['linesOf']>, measure: FigureKey['measure']): Result<string> {
  const [line] = lines;
  if (!line || lines.length > 1) return missing('not_applicable');
  const value = measure === 'holdingUnits' ? line.units : measure === 'holdingPrice' ? line.price : null;
  return value === null ? missing('no_data') : { value };
}

/** The account's value less the sum of its lines: zero when the statement is complete. */
function difference(place: FigureContext, statements: Statements, { key, listener }: Work): Result<string> {
  const account = wholeOf({ ...key, measure: 'marketValue' });
  listener.input(account);
  listener.input(wholeOf({ ...key, measure: 'holdingValue' }));
  const statement = statements.get(statementPlace(key.entityId, key.asOf));
  if (!statement || statement.lines.length === 0) return missing('no_data');
  const { value, reason } = figure(place.calculator, account);
  return value === null ? missing(reason ?? 'no_data') : { value: toText(subtract(value, statement.whole())) };
}

/** The change in value since an earlier day. A line that was not held then counts as zero; a missing statement is a gap. */
function change(statements: Statements, { key, part, listener }: Work): Result<string> {
  if (part.against === null) return missing('not_applicable');
  const [now, before] = [key.asOf, part.against].map(day => statements.get(statementPlace(key.entityId, day)));
  const of = keyOfPart({ ...key, measure: 'holdingValue' }, { of: part.of, against: null });
  listener.input(of);
  listener.input({ ...of, asOf: part.against });
  if (!now?.lines.length || !before?.lines.length) return missing('no_data');
  const worth = (statement: Statement) => total(statement.linesOf(part.of), 'value').value ?? '0';
  return { value: toText(subtract(worth(now), worth(before))) };
}

export function keyOfPart(key: FigureKey, part: StatementPart): FigureKey {
  const { part: _, ...rest } = key;
  const text = statementPart(part);
  return text === undefined ? rest : { ...rest, part: text };
}

function wholeOf(key: FigureKey): FigureKey {
  return keyOfPart(key, { of: 'all', against: null });
}
