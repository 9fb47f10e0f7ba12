import type { Language } from '@hakaru/contract/languages';
import { masterSheetNames, masterSheets, type MasterColumn, type MasterSheet } from '@hakaru/contract/master-data';
import { writeWorkbook, type Cell, type Sheet } from '@hakaru/workbook/workbook';
import { XLSX } from '#features/imports/public';
import { HELP_NAME, HELP_WORDS } from '#features/import-kinds/public';
import type { Attachment } from '#platform/attachments';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { columnLetters } from '#workbooks/table';
import { todayOf } from '#platform/today';
import { sampleRows } from './sample';
import { State } from './state';
import type { Present } from './state-store';

const NEEDED = 'E8EEF7';
const OPTIONAL = 'F5F5F5';
const ROOM = 500;
const EXAMPLE: Readonly<Record<Language, string>> = { en: 'Example: ', jp: '例：' };
const REQUIRED: Readonly<Record<Language, readonly [string, string]>> = { en: ['yes', 'no'], jp: ['必須', '任意'] };
const BLANK: Readonly<Record<Language, string>> = {
  en: 'Left blank, it stays as it is; of something new it begins as in the form.',
  jp: '空欄は変更なし（新規の場合は画面の初期値）。',
};

/** A workbook with the existing data to complete; empty sheets have headers only, with an example in the notes. */
export async function templateFile(ctx: SignedIn, assetId: string | null, language: Language): Promise<Attachment> {
  allow(ctx, 'manageUsers');
  const { organisation } = ctx.actor;
  const own = organisation.assets.find(({ id, ownerId }) => id === assetId && ownerId === organisation.id);
  const filled = await inTransaction(ctx, async ctx => rowsOf(await State.read(ctx, own?.id ?? null)));
  return await workbookOf(`${organisation.ref}_master_data.xlsx`, filled, language);
}

/** The same for a fictitious institution, to upload as it is or to overwrite row by row. */
export async function sampleFile(ctx: SignedIn, language: Language): Promise<Attachment> {
  allow(ctx, 'manageUsers');
  return await workbookOf('master_data_sample.xlsx', sampleRows(todayOf(ctx)), language);
}

async function workbookOf(name: string, filled: Filled, language: Language): Promise<Attachment> {
  const sheets = masterSheetNames.map(sheet => sheetFor(sheet, filled[sheet], language));
  return { name, bytes: Buffer.from(await writeWorkbook([...sheets, helpSheet(language)])), type: XLSX };
}

type Row = Readonly<Record<string, string | null>>;
type Filled = Readonly<Record<MasterSheet, readonly Row[]>>;
const fieldsOf = (rows: Iterable<Present>): Row[] => [...rows].map(({ fields }) => fields);

function rowsOf(state: State): Filled {
  return {
    benchmarks: fieldsOf(state.benchmarks.values()),
    parts: state.parts,
    classes: fieldsOf([...state.classes.values()].filter(({ isArchived }) => !isArchived)),
    policy: state.policy,
    mandates: fieldsOf(state.mandates.values()),
    parties: fieldsOf(state.parties),
    counterparties: fieldsOf(state.counterparties.values()),
    users: fieldsOf(state.users.values()),
  };
}

function sheetFor(sheet: MasterSheet, rows: readonly Row[], language: Language): Sheet {
  const { title, columns } = masterSheets[sheet];
  const head = columns.map(({ title, isRequired, example }): Cell => ({
    value: title[language],
    style: { bold: true, fill: isRequired ? NEEDED : OPTIONAL, wrap: true },
    ...(example ? { comment: { text: `${EXAMPLE[language]}${example}`, tone: 'info' } } : {}),
  }));
  const validations = columns.flatMap(({ choices }, at) => {
    const letter = columnLetters(at + 1);
    return choices ? [{ range: `${letter}2:${letter}${Math.max(ROOM, rows.length + 1)}`, list: choices }] : [];
  });
  return {
    name: title[language],
    rows: [head, ...rows.map(row => columns.map(column => cellOf(column, row[column.field] ?? null)))],
    columns: columns.map(({ shape }) => ({ width: shape === 'text' ? 20 : 14 })),
    frozen: { rows: 1, columns: 1 },
    ...(validations.length > 0 ? { validations } : {}),
  };
}

function cellOf({ shape }: MasterColumn, value: string | null): Cell | null {
  if (value === null) return null;
  if (shape === 'day') return { value: { date: value } };
  return { value: (shape === 'number' || shape === 'whole') && Number.isSafeInteger(Number(value)) ? Number(value) : value };
}

function helpSheet(language: Language): Sheet {
  const lines = masterSheetNames.flatMap(sheet =>
    masterSheets[sheet].columns.map(({ title, isRequired, choices, example }) => [
      masterSheets[sheet].title[language],
      title[language],
      REQUIRED[language][isRequired ? 0 : 1],
      [isRequired ? '' : BLANK[language], choices ? choices.join(', ') : ''].filter(part => part !== '').join(' '),
      example,
    ]),
  );
  return {
    name: HELP_NAME[language],
    rows: [HELP_WORDS[language].map(value => ({ value, style: { bold: true } })), ...lines.map(cells => cells.map(value => ({ value })))],
    columns: [{ width: 18 }, { width: 26 }, { width: 10 }, { width: 70 }, { width: 28 }],
    frozen: { rows: 1 },
  };
}
