import { isZero, round, toText } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';
import { documentTypes } from './enumerations';
import { id, name, text, TEXT_LIMITS } from './fields';
import { readJsonPath } from './json-path';

/** The type of a value, its breakdown, and the period it covers (decisions G85). */
export const valueTypes = ['amount', 'percent', 'number', 'date', 'text'] as const;
export type ValueType = (typeof valueTypes)[number];
export const breakdownTypes = ['none', 'assetClass', 'currency', 'country', 'company'] as const;
export type BreakdownType = (typeof breakdownTypes)[number];
export const timeDimensions = ['asOf', 'monthToDate', 'quarterToDate', 'yearToDate', 'sinceInception'] as const;
export type TimeDimension = (typeof timeDimensions)[number];

/** Account types a data point can be bound to, and the known fields of each: every field is a small record that a query may point into. */
export const accountTypes = ['fund', 'mandate'] as const;
export type AccountType = (typeof accountTypes)[number];
export const accountFields: Readonly<Record<AccountType, readonly AccountField[]>> = {
  fund: ['ref', 'name', 'currency', 'commitment', 'valuation', 'called', 'unfunded'],
  mandate: ['ref', 'name', 'currency'],
};
export type AccountField = 'ref' | 'name' | 'currency' | 'commitment' | 'valuation' | 'called' | 'unfunded';
const ACCOUNT_FIELDS = ['ref', 'name', 'currency', 'commitment', 'valuation', 'called', 'unfunded'] as const;

export const formatTypes = ['number', 'percent', 'date', 'text'] as const;
export type FormatType = (typeof formatTypes)[number];

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

/** A data point with every input of its editor (decisions G86). */
export const dataPointInput = z
  .strictObject({
    name,
    documentType: z.enum(documentTypes, 'invalid'),
    tableName: name,
    valueType: z.enum(valueTypes, 'invalid'),
    breakdownType: z._default(z.enum(breakdownTypes, 'invalid'), 'none'),
    timeDimension: z._default(z.enum(timeDimensions, 'invalid'), 'asOf'),
    accountType: none(z.enum(accountTypes, 'invalid')),
    accountField: none(z.enum(ACCOUNT_FIELDS, 'invalid')),
    query: none(text(TEXT_LIMITS.description)),
    formatType: none(z.enum(formatTypes, 'invalid')),
    formatValue: none(text(64)),
  })
  .check(ctx => {
    const { accountType, accountField, query, formatType, formatValue } = ctx.value;
    const refuse = (field: string, code: string) => ctx.issues.push({ code: 'custom', message: code, path: [field], input: null });
    if (query && !(accountType && accountField)) refuse('query', 'accountBeforeQuery');
    else if ((accountType === null) !== (accountField === null)) refuse(accountType ? 'accountField' : 'accountType', 'bothOfAccount');
    if ((formatType === null) !== (formatValue === null)) refuse(formatType ? 'formatValue' : 'formatType', 'bothOfFormat');
    if (accountType && accountField && !accountFields[accountType].includes(accountField)) refuse('accountField', 'notOfAccount');
    if (query && readJsonPath(query) === null) refuse('query', 'jsonPath');
    if (formatType && formatValue && !isFormat(formatType, formatValue)) refuse('formatValue', 'format');
  });
export type DataPointInput = z.infer<typeof dataPointInput>;

/** Valid formats: zeros for a number (#,##0.00), letters for a day (yyyy/MM/dd), a text around the value ({value}). */
export function isFormat(type: FormatType, pattern: string): boolean {
  if (type === 'date') return /^(?=.*y)(?=.*M)(?=.*d)[yMd/.\-年月日 ]+$/.test(pattern);
  if (type === 'text') return pattern.includes('{value}');
  return /^(#,##)?0(\.0{1,8})?%?$/.test(pattern);
}

/**
 * A value in a format; a value the format does not fit is returned unchanged.
 *
 * @example formattedValue('1234567.891', 'number', '#,##0.00') // '1,234,567.89'
 */
export function formattedValue(value: string, type: FormatType, pattern: string): string {
  if (type === 'text') return pattern.replaceAll('{value}', value);
  if (type === 'date') return formattedDay(value, pattern);
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const places = (/\.(0+)/.exec(pattern)?.[1] ?? '').length;
  const rounded = toText(round(value, places));
  const [whole = '0', fraction = ''] = rounded.replace('-', '').split('.');
  const grouped = pattern.startsWith('#,##') ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = rounded.startsWith('-') && !isZero(rounded) ? '-' : '';
  return `${sign}${grouped}${places > 0 ? `.${fraction.padEnd(places, '0')}` : ''}${pattern.endsWith('%') ? '%' : ''}`;
}

function formattedDay(day: string, pattern: string): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === '') return day;
  return pattern
    .replace(/y+/, year)
    .replace(/M+/, letters => (letters.length > 1 ? month : String(Number(month))))
    .replace(/d+/, letters => (letters.length > 1 ? date : String(Number(date))));
}

/** The documents a data point is read from; a locked association stays when all others are removed. */
export const associationInput = z.strictObject({
  dataPointIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
  documentId: id,
});
