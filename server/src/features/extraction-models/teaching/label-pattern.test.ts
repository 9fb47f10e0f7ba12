import { valueOf } from '@hakaru/contract/extraction';
import type { ValueType } from '@hakaru/contract/data-points';
import { expect, test } from 'vitest';
import { matchPatterns } from '#features/documents/reading/match-patterns';
import { pageText, type Run } from '#features/documents/reading/page-text';
import { taughtPatterns } from './label-pattern';
import { pointedText } from './pointed-text';

const HEIGHT = 10;
const breadth = (text: string) => [...text].reduce((total, sign) => total + (sign > '\u2E7F' ? 10 : 5), 0);

/** A page of rows; a cell is its text, with its horizontal position if given. */
function pageOf(rows: readonly (readonly (string | readonly [string, number])[])[]) {
  const runs = rows.flatMap((row, line): Run[] => {
    let x: number = 40;
    return row.map(cell => {
      const [text, at] = typeof cell === 'string' ? [cell, x] : cell;
      x = at + breadth(text) + 40;
      return { text, x: at, y: 50 + line * 20, width: breadth(text), height: HEIGHT, isVertical: false };
    });
  });
  return pageText(1, { width: 595, height: 842 }, runs);
}

type Page = ReturnType<typeof pageOf>;

/** The box of the nth occurrence of a text, as if dragged over it. */
function over(page: Page, text: string, nth = 0) {
  let at: number = -1;
  for (let time = 0; time <= nth; time += 1) at = page.text.indexOf(text, at + 1);
  const word = page.words.find(one => one.at <= at && one.at + one.text.length > at);
  if (!word) throw new Error(`${text} stands nowhere`);
  const share = word.width / breadth(word.text);
  const x = word.x + breadth(page.text.slice(word.at, at)) * share;
  return { x: x - 1, y: word.y - 1, width: breadth(text) * share + 2, height: word.height + 2 };
}

/** The value that the first matching pattern reads on another page of the layout. */
function taught(page: Page, drag: { x: number; y: number; width: number; height: number }, type: ValueType, other: Page = page) {
  const value = pointedText(page, drag);
  if (!value) throw new Error('nothing there');
  const found = taughtPatterns(page, value, type);
  const fits = (pattern: string) =>
    matchPatterns({ patterns: [pattern], pages: [page] }).some(
      one => !('isInvalid' in one) && one.from <= value.from && one.to >= value.to,
    );
  const pattern = found?.patterns.find(fits) ?? '';
  const [read] = pattern ? matchPatterns({ patterns: [pattern], pages: [other] }) : [];
  const text = read && !('isInvalid' in read) ? read.text : null;
  return {
    pointed: page.text.slice(value.from, value.to),
    label: found?.label,
    side: found?.side,
    pattern,
    value: text === null ? null : valueOf(type, text),
  };
}

test('a label left of its value, in English: the next notice of the layout is read by it', () => {
  const notice = (total: string, due: string) =>
    pageOf([['Capital Call Notice No. 7'], ['Due date:', due], ['Total amount due (net)', 'USD', total], ['Management fee', '12,000.00']]);
  const page = notice('600,000.00', '20 November 2026');
  const next = notice('1,250.50', '1 December 2026');
  expect(taught(page, over(page, '600,000.00'), 'amount', next)).toMatchObject({
    label: 'Total amount due (net)',
    side: 'left',
    value: '1250.5',
  });
  expect(taught(page, over(page, '20 November 2026'), 'date', next)).toMatchObject({ label: 'Due date', value: '2026-12-01' });
  expect(taught(page, over(page, '7'), 'text', next)).toMatchObject({ label: 'Capital Call Notice No.', value: '7' });
  expect(taught(page, over(page, 'USD'), 'text', next)).toMatchObject({ value: 'USD' });
});

test('half a number is taken as a whole, with its minus, ▲ or brackets', () => {
  const page = pageOf([
    ['Distributions', '(1,234.50)'],
    ['期中損益', '▲１，２３４'],
    ['Net gain', '-98.7'],
  ]);
  expect(taught(page, over(page, '34.5'), 'amount')).toMatchObject({ pointed: '(1,234.50)', value: '-1234.5' });
  expect(taught(page, over(page, '２３'), 'amount')).toMatchObject({ pointed: '▲１，２３４', label: '期中損益', value: '-1234' });
  expect(taught(page, over(page, '98'), 'amount')).toMatchObject({ pointed: '-98.7', value: '-98.7' });
});

test('Japanese layouts: full-width brackets and digits, era dates, a label and its value in one word', () => {
  const notice = (total: string, due: string, number: string) =>
    pageOf([
      [`キャピタルコール通知書 第${number}号`],
      [`払込期日：${due}`],
      ['払込金額合計（円）', total],
      ['管理報酬', '（２，０００）千円'],
    ]);
  const page = notice('３，０００，０００円', '令和８年９月３０日', '１２');
  const next = notice('4,500,000円', '令和9年1月5日', '13');
  expect(taught(page, over(page, '令和８年９月３０日'), 'date', next)).toMatchObject({ label: '払込期日', value: '2027-01-05' });
  expect(taught(page, over(page, '３，０００，０００円'), 'amount', next)).toMatchObject({ label: '払込金額合計(円)', value: '4500000' });
  expect(taught(page, over(page, '１２'), 'text', next)).toMatchObject({ value: '13' });
  expect(taught(page, over(page, '２，０００'), 'amount', next)).toMatchObject({ pointed: '（２，０００）', value: '-2000000' });
});

test('a label above its value, and the second column of a row', () => {
  const table = (rows: readonly (readonly [string, number])[][]) =>
    pageOf([
      [
        ['Opening balance', 40],
        ['Net asset value', 200],
        ['Carry', 400],
      ],
      ...rows,
    ]);
  const page = table([
    [
      ['1,000', 60],
      ['2,500', 220],
      ['30', 400],
    ],
  ]);
  const next = table([
    [
      ['9,000', 60],
      ['8,000', 220],
      ['7', 400],
    ],
  ]);
  expect(taught(page, over(page, '2,500'), 'amount', next)).toMatchObject({ label: 'Net asset value', side: 'above', value: '8000' });
  const columns = (first: string, second: string) =>
    pageOf([
      ['', 'Quarter', 'Year'],
      ['Contributions', first, second],
      ['Distributions', '1', '2'],
    ]);
  const account = columns('500', '2,000');
  expect(taught(account, over(account, '2,000'), 'amount', columns('7', '8'))).toMatchObject({ label: 'Contributions', value: '8' });
});

test('a label that stands twice is distinguished by its line or the line before it', () => {
  const page = pageOf([['See total below'], ['Fees total 5'], ['Fund A'], ['total', '10'], ['Fund B'], ['total', '20']]);
  expect(taught(page, over(page, '10'), 'amount')).toMatchObject({ value: '10' });
  const second = taught(page, over(page, '20'), 'amount');
  expect(second.value).toBe('20');
  expect(second.pattern).toContain('Fund\\s+B');
});

test('what has no label or stands nowhere gives no pattern, and a label’s signs mean nothing', () => {
  const page = pageOf([['600'], ['Rate (p.a.) [%] *', '8.25']]);
  const alone = pointedText(page, over(page, '600'));
  expect(alone && taughtPatterns(page, alone, 'amount')).toBeNull();
  expect(pointedText(page, { x: 500, y: 700, width: 20, height: 20 })).toBeNull();
  expect(taught(page, over(page, '8.25'), 'percent')).toMatchObject({ label: 'Rate (p.a.) [%] *', value: '8.25' });
});

test('by keyboard: some words from a place in the text, on one line', () => {
  const page = pageOf([
    ['Due date', '20 November 2026'],
    ['Total', '5'],
  ]);
  const at = page.text.indexOf('20');
  const value = pointedText(page, { at, words: 3 });
  expect(value && page.text.slice(value.from, value.to)).toBe('20 November 2026');
  const beyond = pointedText(page, { at, words: 9 });
  expect(beyond && page.text.slice(beyond.from, beyond.to)).toBe('20 November 2026');
  expect(pointedText(page, { at: at + 1, words: 1 })).toBeNull();
});
