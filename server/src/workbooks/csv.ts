import { READER_LIMITS } from './limits';
import { Refused } from './refused';
import { columnLetters, type TableSink } from './table';

export const CSV_SHEET = 'CSV';

/** A text file as a single sheet, separated by commas, or by tabs if the first line has more of them, as in text copied from Excel. */
export function readCsv(bytes: Buffer, sink: TableSink): void {
  const text = decode(bytes);
  if (/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text) || text.includes('\u0000')) throw new Refused('unknownType');
  const firstLine = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'));
  const separator = firstLine.split('\t').length > firstLine.split(',').length ? '\t' : ',';
  let number = 0;
  let used = 0;
  for (const cells of linesOf(text, separator)) {
    number++;
    if (cells.every(cell => cell === '')) continue;
    check(cells, number);
    // A CSV is limited only by its size, but one with too many lines would delay all others.
    if (++used > READER_LIMITS.rows * 10) throw new Refused('inflatesTooFar');
    sink.row(CSV_SHEET, { number, hidden: false, cells: cells.map(cell => (cell === '' ? null : cell)) });
  }
  if (used === 0) throw new Refused('empty');
  sink.sheet({ name: CSV_SHEET, hidden: false, merged: [] });
}

/** UTF-8 with or without byte order mark, otherwise Shift_JIS. */
function decode(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  throw new Refused('encoding');
}

function check(cells: readonly string[], number: number): void {
  if (cells.length > READER_LIMITS.columns) throw new Refused('tooManyColumns', { sheet: CSV_SHEET });
  const long = cells.findIndex(cell => cell.length > READER_LIMITS.cellLength);
  if (long >= 0) throw new Refused('textTooLong', { sheet: CSV_SHEET, cell: `${columnLetters(long + 1)}${number}` });
}

/** RFC 4180: quoted fields may contain separators, line breaks and doubled quotes. */
function* linesOf(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let at: number = 0;
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at, separator);
    cells.push(field.value);
    at = field.end;
    if (text[at] === separator) {
      at++;
      if (at >= text.length) cells.push('');
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

type Field = { value: string; end: number };

function plainField(text: string, from: number, separator: string): Field {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { value: text.slice(from, end), end };
}

function quotedField(text: string, from: number): Field {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new Refused('damaged', { part: 'CSV' });
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at++;
  }
  while (at < text.length && !/[,\t\r\n]/.test(text[at] ?? '')) value += text[at++] ?? '';
  return { value, end: at };
}
