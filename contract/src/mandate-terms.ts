import * as z from 'zod/mini';
import { day, text } from './fields';
import type { Both } from './languages';

/**
 * A term of a mandate that is a single text or day. Once declared here it is stored (column `custodian_code` for `custodianCode`),
 * validated, written and read by the API, included in the form, and named in the history; the other keys say where else it appears.
 */
export type MandateTerm = {
  shape: 'text' | 'day';
  /** The maximum length of a text. */
  max?: number;
  isRequired?: true;
  /** In the form and the history. */
  label: Both;
  hint?: Both;
  /** On the mandate's page, for everybody who may see the mandate. */
  detail?: Both;
  /** As a column of the list of mandates and of its export; left out of the default columns with `isHidden`. */
  list?: { id: string; header: Both; width: number; isHidden?: true };
  /**
   * As a column of the owner's import of mandates. Days are not imported: they are validated together with others and changed in the form
   * only.
   */
  imported?: { header: Both; help: Both; example: string; aliases?: readonly string[] };
};

/** In the order of the form. */
export const mandateTerms = {
  style: {
    shape: 'text',
    max: 255,
    label: { en: 'Style', jp: 'スタイル' },
    detail: { en: 'Style', jp: 'スタイル' },
    list: { id: 'style', header: { en: 'Style', jp: 'スタイル' }, width: 96 },
    imported: {
      header: { en: 'Mandate Style', jp: 'マンデートスタイル' },
      help: {
        en: 'How the mandate is managed. The owner changes it; left blank, it stays.',
        jp: '運用スタイル。変更できるのは委託元のみ。空欄は変更なし。',
      },
      example: 'passive',
    },
  },
  openedDate: {
    shape: 'day',
    isRequired: true,
    label: { en: 'Opened date', jp: '開設日' },
    detail: { en: 'Opened', jp: '開設日' },
  },
  performanceInceptionDate: {
    shape: 'day',
    label: { en: 'Performance inception date', jp: 'パフォーマンス計測開始日' },
    detail: { en: 'Performance since', jp: '計測開始日' },
    list: { id: 'inception', header: { en: 'Inception', jp: '計測開始' }, width: 92 },
  },
  reportingStartDate: { shape: 'day', label: { en: 'Reporting start date', jp: '報告開始日' } },
  reportingEndDate: { shape: 'day', label: { en: 'Reporting end date', jp: '報告終了日' } },
  performanceClosedDate: {
    shape: 'day',
    label: { en: 'Performance closed date', jp: 'パフォーマンス計測終了日' },
    detail: { en: 'Performance until', jp: '計測終了日' },
  },
  terminationDate: { shape: 'day', label: { en: 'Termination date', jp: '解約日' }, detail: { en: 'Terminated', jp: '解約日' } },
  custodianCode: {
    shape: 'text',
    max: 32,
    label: { en: 'Custodian code', jp: 'カストディアンコード' },
    hint: { en: 'The code of the account at the custodian', jp: '資産管理機関での口座コード' },
    detail: { en: 'Custodian code', jp: 'カストディアンコード' },
    list: { id: 'custodianCode', header: { en: 'Custodian code', jp: 'カストディアンコード' }, width: 132, isHidden: true },
    imported: {
      header: { en: 'Custodian Code', jp: 'カストディアンコード' },
      help: {
        en: 'The code of the account at the custodian. The owner changes it; left blank, it stays.',
        jp: '資産管理機関での口座コード。変更できるのは委託元のみ。空欄は変更なし。',
      },
      example: 'KTB-HDB01',
    },
  },
} as const satisfies Record<string, MandateTerm>;

type Terms = typeof mandateTerms;
export type MandateTermName = keyof Terms;
/** Terms visible to everybody who may see the mandate. */
export type ShownTermName = { [Name in MandateTermName]: Terms[Name] extends { detail: Both } ? Name : never }[MandateTermName];

/** The declaration of a term, typed with its optional keys. */
export const termOf = (name: MandateTermName): MandateTerm => mandateTerms[name];
export const mandateTermNames = Object.keys(mandateTerms) as readonly MandateTermName[]; // the keys of the literal above
export const shownTermNames = mandateTermNames.filter((name): name is ShownTermName => termOf(name).detail !== undefined);
export const importedTermNames = mandateTermNames.filter(name => termOf(name).imported !== undefined);
export const termNamesOf = (shape: MandateTerm['shape']) => mandateTermNames.filter(name => termOf(name).shape === shape);
export const isMandateTerm = (name: string): name is MandateTermName => Object.hasOwn(mandateTerms, name);

const optionalDay = z._default(z.nullable(day), null);
const optionalText = (max: number) => z._default(z.nullable(text(max)), null);
type SchemaOf<Term> = Term extends { isRequired: true }
  ? typeof day
  : Term extends { shape: 'day' }
    ? typeof optionalDay
    : ReturnType<typeof optionalText>;

const schemaOf = ({ shape, isRequired, max = 255 }: MandateTerm) => (shape === 'text' ? optionalText(max) : isRequired ? day : optionalDay);

type Rules = { [Name in MandateTermName]: SchemaOf<Terms[Name]> };

/** The schema of each term, for the input of a mandate. */
export const mandateTermRules = Object.fromEntries(mandateTermNames.map(name => [name, schemaOf(termOf(name))])) as Rules; // by the same cases as schemaOf
