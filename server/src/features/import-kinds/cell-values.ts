import { dayOf, isDay } from '@hakaru/engine/calendar/day';
import { monthEndOf } from '@hakaru/engine/calendar/month-end';
import { decimal, multiply, toText } from '@hakaru/engine/money/decimal';
import { dayOfSerial } from '#workbooks/serial-day';
import type { Cell } from '#workbooks/table';

/** The value of a cell for its column, or the code of what is wrong with it. */
export type Read = { value: string | null } | { problem: string };

/** Text as written. Numbers in a text column become text: a code 0012 arrives from Excel as 12, which is why codes are compared loosely. */
export function textOf(cell: Cell): Read {
  if (cell === null) return { value: null };
  if (typeof cell === 'object') return 'percent' in cell ? { value: plain(cell.percent) } : faultOf(cell);
  const text = typeof cell === 'number' ? plain(cell) : String(cell).normalize('NFC').trim();
  return { value: text === '' ? null : text };
}

const CURRENCY_SIGNS = /[¥$€£円\s_]/g;
const PLAIN = /^\d+(\.\d*)?(e[+-]?\d{1,3})?$|^\.\d+$/i;
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * A number as decimal text: full-width digits, thousands, ▲ △ − and brackets for negatives, percent signs.
 *
 * @example numberOf('▲１，２３４．５') // { value: '-1234.5' }
 */
export function numberOf(cell: Cell): Read {
  if (cell === null || typeof cell === 'number') return { value: cell === null ? null : plain(cell) };
  if (typeof cell === 'object') return 'percent' in cell ? { value: plain(cell.percent) } : faultOf(cell);
  if (typeof cell === 'boolean') return { problem: 'notNumber' };
  const text = cell.normalize('NFKC').replace(CURRENCY_SIGNS, '');
  if (text === '' || text === '-' || text === '－') return { value: null };
  const percent = text.endsWith('%');
  const [, sign = '', inner = ''] = /^([▲△\-−–+]?)(.*?)%?$/.exec(text) ?? [];
  const bracket = /^\((.*)\)$/.exec(inner);
  const digits = bracket?.[1] ?? inner;
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return { problem: 'notNumber' };
  const value = decimal(`${bracket || /[▲△\-−–]/.test(sign) ? '-' : ''}${digits.replaceAll(',', '')}`);
  return { value: toText(percent ? multiply(value, '0.01') : value) };
}

/** A rate as a fraction. A percent column holds percentage points, unless the cell itself has a percent sign or format. */
export function percentOf(cell: Cell): Read {
  const read = numberOf(cell);
  if ('problem' in read || read.value === null) return read;
  const saysPercent = (typeof cell === 'object' && cell !== null) || (typeof cell === 'string' && /[%％]\s*$/.test(cell));
  return { value: saysPercent ? read.value : toText(multiply(read.value, '0.01')) };
}

const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  明治: 1867,
  R: 2018,
  H: 1988,
  S: 1925,
  T: 1911,
  M: 1867,
};
const ERA_DAY = /^(令和|平成|昭和|大正|明治|[RHSTM])\.?(元|\d{1,2})(?:年|[./-])(\d{1,2})(?:月|[./-])(\d{1,2})日?$/;
const WESTERN_DAY = /^(\d{4})(?:年|[./-])(\d{1,2})(?:月|[./-])(\d{1,2})日?(?:[T ].*)?$/;
const PACKED_DAY = /^(\d{4})(\d{2})(\d{2})$/;
const FIRST_SERIAL = 20_000;
const LAST_SERIAL = 80_000;

/**
 * A day: in either calendar, as eight digits, or as the serial number of a cell without a date format.
 *
 * @example dayIn('令和8年9月30日') // { value: '2026-09-30' }
 */
export function dayIn(cell: Cell): Read {
  const read = textOf(cell);
  if ('problem' in read || read.value === null) return read;
  if (typeof cell === 'number' && cell >= FIRST_SERIAL && cell <= LAST_SERIAL) return { value: dayOfSerial(cell, false) };
  const text = read.value.normalize('NFKC').replaceAll(' ', '').toUpperCase();
  const [, year = '', month = '', date = ''] = WESTERN_DAY.exec(text) ?? PACKED_DAY.exec(text) ?? fromEra(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? { value: day } : { problem: 'dateFormat' };
}

const MONTH_ONLY = /^(\d{4})(?:年|[./-])(\d{1,2})月?(?:末)?$/;

/** The last day of the month a row is about; a month without a day means its end. */
export function monthEndIn(cell: Cell): Read {
  const text = typeof cell === 'string' ? cell.normalize('NFKC').replaceAll(' ', '') : '';
  const [, year, month] = MONTH_ONLY.exec(text) ?? [];
  if (year && month && Number(month) >= 1 && Number(month) <= 12) return { value: monthEndOf(dayOf(Number(year), Number(month), 1)) };
  const read = dayIn(cell);
  if ('problem' in read || read.value === null) return read;
  return monthEndOf(read.value) === read.value ? read : { problem: 'notMonthEnd' };
}

function fromEra(text: string): string[] | null {
  const [, era = '', years = '', month = '', date = ''] = ERA_DAY.exec(text) ?? [];
  const before = ERAS[era];
  return before === undefined ? null : ['', String(before + (years === '元' ? 1 : Number(years))), month, date];
}

function faultOf(cell: { error: string } | { formula: true }): Read {
  return { problem: 'error' in cell ? 'excelError' : 'formulaWithoutValue' };
}

/** Excel keeps fifteen significant digits; any further digits are rounding noise. */
function plain(number: number): string {
  const text = String(Number.isSafeInteger(number) && Math.abs(number) < 1e15 ? number : Number(number.toPrecision(15)));
  return SIMPLE.test(text) ? text : toText(decimal(text));
}

const SIMPLE = /^-?\d+(\.\d+)?$/;
