import { isDay } from '@hakaru/engine/calendar/day';
import { plainKana } from './kana';
import { pastedLines } from './pasted-lines';

/** One line of a bank statement: money in is positive, money out negative. Amounts are whole yen. */
export type BankCsvLine = { line: number; day: string; text: string; amount: string; balance: string };
export type BankCsvFault = { line: number; code: 'noHeader' | 'day' | 'amount' | 'balance' | 'text' | 'chain' };

/** What one request can carry, with a margin. */
export const BANK_CSV_LIMITS = { lines: 2_000, characters: 200_000 } as const;

/** Headings of a Japanese bank statement's columns, compared without spaces and brackets. */
const HEADS = {
  day: ['日付', '取引日', '年月日', 'お取引日', '取扱日', '勘定日', '入払日', 'date'],
  text: ['摘要', '内容', 'お取引内容', 'お取扱内容', '取引内容', '摘要内容', '取引名', 'description'],
  out: ['出金', '出金額', '出金金額', 'お支払金額', 'お引出し', '支払金額', 'お引出金額', '引落金額', 'withdrawal'],
  in: ['入金', '入金額', '入金金額', 'お預り金額', 'お預入れ', '預り金額', 'お預入金額', '受取金額', 'deposit'],
  balance: ['残高', '差引残高', '現在高', '残高金額', 'balance'],
} as const;
type Column = keyof typeof HEADS;

/**
 * Reads a statement as Japanese banks provide it: lines above the headings are skipped, days may be in the Japanese calendar, amounts may
 * contain commas. The balance of every line must follow from the previous one, so that a missing line is noticed; files that start with the
 * newest line are reversed.
 */
export function readBankCsv(text: string): { lines: BankCsvLine[]; faults: BankCsvFault[] } {
  const rows = pastedLines(text);
  const at = rows.findIndex(({ cells }) => columnsOf(cells) !== null);
  const columns = at < 0 ? null : columnsOf(rows[at]?.cells ?? []);
  if (!columns) return { lines: [], faults: [{ line: 1, code: 'noHeader' }] };
  const faults: BankCsvFault[] = [];
  const lines = rows.slice(at + 1).flatMap(({ line, cells }) => {
    const read = lineOf(line, cells, columns);
    if ('code' in read) faults.push(read);
    return 'code' in read ? [] : [read];
  });
  const first = lines[0]?.day ?? '';
  const last = lines.at(-1)?.day ?? '';
  const ordered = first > last || (first === last && !follows(lines) && follows(lines.toReversed())) ? lines.toReversed() : lines;
  return { lines: ordered, faults: faults.length > 0 ? faults : chainFaults(ordered) };
}

/** The part of a statement's text that stays the same from month to month: half-width kana widened, digits and spaces removed. */
export function patternOf(text: string): string {
  const bare = plainKana(text)
    .replaceAll(/[0-9０-９]/g, '')
    .replaceAll(/[\s/.,-]+/g, ' ')
    .trim();
  return bare === '' ? plainKana(text) : bare;
}

type Columns = Record<Column, number>;

function columnsOf(cells: readonly string[]): Columns | null {
  const plain = cells.map(cell =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\s|\(円\)|（円）|円$/g, ''),
  );
  const indexOf = (column: Column) => plain.findIndex(cell => HEADS[column].some(head => head === cell));
  const found: Columns = {
    day: indexOf('day'),
    text: indexOf('text'),
    out: indexOf('out'),
    in: indexOf('in'),
    balance: indexOf('balance'),
  };
  return Object.values(found).every(index => index >= 0) ? found : null;
}

function lineOf(line: number, cells: readonly string[], columns: Columns): BankCsvLine | BankCsvFault {
  const cell = (column: Column) => cells[columns[column]] ?? '';
  const day = dayIn(cell('day'));
  if (day === null) return { line, code: 'day' };
  const paid = yenIn(cell('out'));
  const received = yenIn(cell('in'));
  if (paid === null || received === null || (paid === 0n) === (received === 0n)) return { line, code: 'amount' };
  const balance = cell('balance') === '' ? null : yenIn(cell('balance'));
  if (balance === null) return { line, code: 'balance' };
  const text = cell('text').normalize('NFC').slice(0, 255);
  if (text === '') return { line, code: 'text' };
  return { line, day, text, amount: String(received - paid), balance: String(balance) };
}

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, R: 2018, 平成: 1988, H: 1988 };

/** 2026/10/5, 2026-10-05, 20261005, 2026年10月5日, 令和8年10月5日 or R8.10.5. */
function dayIn(cell: string): string | null {
  const plain = cell.normalize('NFKC').replaceAll(/\s/g, '');
  const match =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(plain);
  const era = /^(令和|平成|R|H)(元|\d{1,2})[年/.-](\d{1,2})[月/.-](\d{1,2})日?$/.exec(plain);
  const year = era ? String((ERAS[era[1] ?? ''] ?? 0) + (era[2] === '元' ? 1 : Number(era[2]))) : match?.[1];
  const [month = '', date = ''] = era ? [era[3], era[4]] : [match?.[2], match?.[3]];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return year && isDay(day) ? day : null;
}

/** An empty cell is zero; signs, commas and the yen sign are accepted. */
function yenIn(cell: string): bigint | null {
  const plain = cell
    .normalize('NFKC')
    .replaceAll(/[,\s¥\\円*]/g, '')
    .replace(/^[△▲−]/, '-');
  if (plain === '' || plain === '-') return 0n;
  return /^-?\d{1,15}$/.test(plain) ? BigInt(plain) : null;
}

const follows = (lines: readonly BankCsvLine[]): boolean => chainFaults(lines).length === 0;

function chainFaults(lines: readonly BankCsvLine[]): BankCsvFault[] {
  return lines.flatMap(({ line, amount, balance }, at): BankCsvFault[] => {
    const before = lines[at - 1];
    return before && BigInt(before.balance) + BigInt(amount) !== BigInt(balance) ? [{ line, code: 'chain' }] : [];
  });
}
