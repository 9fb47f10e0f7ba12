import { BANK_COLUMNS, BANK_LIST_LIMITS } from '@hakaru/contract/banks';
import { AppError, invalid, isAppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { pastedLines } from '@hakaru/contract/pasted-lines';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { added, changed } from './actions';
import type { Kept, Master } from './master';

export type ListOutcome = { added: number; changed: number; unchanged: number };

/** Imports the whole list or nothing. Errors name line and column, as in `lines.3.kana`. A header in the first line is skipped. */
export async function importList<Input extends object, Row extends Kept>(
  ctx: SignedIn,
  master: Master<Input, Row>,
  text: string,
): Promise<ListOutcome> {
  allow(ctx, 'superuser');
  const lines = readLines(master, text);
  return await onPlatform(ctx, async ctx => {
    const outcome: ListOutcome = { added: 0, changed: 0, unchanged: 0 };
    for (const { line, input } of lines) outcome[await withLine(line, () => take(ctx, master, input))]++;
    return outcome;
  });
}

function readLines<Input extends object, Row extends Kept>(master: Master<Input, Row>, text: string): { line: number; input: Input }[] {
  if (text.length > BANK_LIST_LIMITS.characters) throw invalid('text', 'tooLong');
  const columns = BANK_COLUMNS[master.kind];
  const [first, ...others] = pastedLines(text);
  const isHeading = first && !first.cells.some(cell => /^[0-9]{3,7}$/.test(cell));
  const lines = [...(first && !isHeading ? [first] : []), ...others];
  if (lines.length === 0) throw invalid('text', 'required');
  if (lines.length > BANK_LIST_LIMITS.lines) throw invalid('text', 'tooManyLines');
  return lines.map(({ line, cells }) => {
    const given = Object.fromEntries(columns.flatMap((name, at) => (cells[at] ? [[name, valueOf(name, cells[at])]] : [])));
    return { line, input: parseLine(line, () => parse(master.rule, given)) };
  });
}

const valueOf = (column: string, cell: string) => (column === 'isSegregated' ? /^(1|true|yes|分別)$/i.test(cell) : cell);

async function take<Input extends object, Row extends Kept>(
  ctx: SignedIn,
  master: Master<Input, Row>,
  input: Input,
): Promise<keyof ListOutcome> {
  const found = await master.findByKey(ctx.db, input);
  if (!found) {
    await added(ctx, master, input);
    return 'added';
  }
  if (JSON.stringify(master.inputOf(found)) === JSON.stringify(input)) return 'unchanged';
  await changed(ctx, master, found, input);
  return 'changed';
}

function parseLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw onLine(error, line);
  }
}

async function withLine<T>(line: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw onLine(error, line);
  }
}

function onLine(error: unknown, line: number): unknown {
  if (!isAppError(error) || error.refusal !== 'invalid') return error;
  return new AppError('invalid', Object.fromEntries(Object.entries(error.fields).map(([name, codes]) => [`lines.${line}.${name}`, codes])));
}
