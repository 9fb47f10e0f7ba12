import { importKinds } from '@hakaru/contract/enumerations';
import { AppError } from '@hakaru/contract/errors';
import { refusalSentence } from '@hakaru/contract/imports';
import type { Language } from '@hakaru/contract/languages';
import { writeWorkbook, type Sheet } from '@hakaru/workbook/workbook';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { givingWay } from '#platform/request-work';
import type { Mark } from '#workbooks/annotate/sheet-marks';
import { withReader } from '#workbooks/readers';
import { noteTask } from '#features/first-tasks/public';
import { formsOf, LIST_HEADS, LIST_NAME } from '#features/import-kinds/public';
import { overrideSentence, sentencesFor } from '#features/import-checks/public';
import { historySheets, templateSheets } from '#features/import-templates/public';
import { contentOf } from './content';
import { listOverrides, type Override } from './override-store';
import { mayTakeAway, openFile, type Opened } from './opening/file-access';
import { readingOf } from './opening/whole-file';
import { isCsv } from './process';
import * as staging from './staging-store';
import type { ImportRecord } from './store';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ALL = { first: 100_000, page: 1 };

/** The file as it was sent, for anybody who may see all of it. */
export async function originalFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const { found, read } = await openWhole(ctx, id);
  const { name, bytes } = await contentOf(ctx.app, read, found);
  return { name, bytes, type: typeOf(name) };
}

export const typeOf = (name: string): string => (isCsv(name) ? 'text/csv; charset=utf-8' : XLSX);

async function openWhole(ctx: SignedIn, id: string): Promise<Opened> {
  const opened = await openFile(ctx, id);
  if (await mayTakeAway(opened)) return opened;
  // The owner knows of the file and gets the reason; for anybody else it does not exist.
  throw new AppError(opened.found.ownerId === ctx.actor.organisation.id ? 'unauthorized' : 'notFound');
}

/** The sender's own workbook with a note at every cell that has a finding, and a list; for a text file only the list. */
export async function annotatedCopy(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const { found, read } = await openWhole(ctx, id);
  const { data: findings } = await read(db => staging.listFindings(db, readingOf(found), ALL));
  const overrides = await read(db => listOverrides(db, readingOf(found)));
  const list = { name: LIST_NAME[language], rows: [...listRows(found, findings, language), ...overrideRows(found, overrides, language)] };
  const { name, bytes } = await contentOf(ctx.app, read, found);
  await noteTask(ctx, 'remarks');
  const copy = `${name.replace(/\.\w+$/, '')}_${LIST_NAME[language]}.xlsx`;
  if (isCsv(name) || found.refusal) return { name: copy, bytes: await listBook(list), type: XLSX };
  const marks = findings.flatMap((finding): Mark[] => {
    const { what, remedy } = sentencesFor(finding);
    return finding.cell
      ? [{ sheet: finding.sheet, cell: finding.cell, tone: finding.severity, text: `${what[language]} ${remedy[language]}` }]
      : [];
  });
  const decided = overrides.map((one): Mark => ({ sheet: one.sheet, cell: one.cell, tone: 'info', text: overrideSentence(one)[language] }));
  const annotated = await withReader(ctx.actor.organisation.id, reader =>
    reader.annotate({ name, bytes }, { marks: [...marks, ...decided], list }),
  );
  return { name: copy, bytes: annotated, type: XLSX };
}

const SEVERITIES = {
  error: { en: 'Error', jp: 'エラー' },
  warning: { en: 'Warning', jp: '警告' },
  info: { en: 'Note', jp: '情報' },
} as const;

/** Lists the values used in place of the file's, beside what the file says. */
function overrideRows(found: ImportRecord, overrides: readonly Override[], language: Language): string[][] {
  return overrides.map(one => [
    OVERRIDDEN[language],
    one.sheet,
    one.cell,
    headerOf(found, one.field, language),
    one.fileValue ?? '',
    overrideSentence(one)[language],
    '',
    one.reason,
  ]);
}

const OVERRIDDEN: Readonly<Record<Language, string>> = { en: 'Override', jp: '訂正' };

function headerOf(found: ImportRecord, field: string | null, language: Language): string {
  return found.kinds.flatMap(formsOf).flatMap(({ columns }) => (field ? (columns[field]?.header[language] ?? []) : []))[0] ?? '';
}

function listRows(found: ImportRecord, findings: readonly staging.KeptFinding[], language: Language): string[][] {
  const refused = found.refusal ? [[SEVERITIES.error[language], '', '', '', '', refusalSentence(found.refusal, language), '', '']] : [];
  const lines = findings.map(finding => {
    const { what, remedy } = sentencesFor(finding);
    return [
      SEVERITIES[finding.severity][language],
      finding.sheet,
      finding.cell ?? '',
      headerOf(found, finding.field, language),
      finding.value ?? '',
      what[language],
      finding.previous ?? '',
      remedy[language],
    ];
  });
  return [[...LIST_HEADS[language]], ...refused, ...lines];
}

export async function listBook({ name, rows }: { name: string; rows: readonly (readonly string[])[] }): Promise<Buffer> {
  const sheet: Sheet = {
    name,
    rows: rows.map((cells, at) => cells.map(value => ({ value, style: { bold: at === 0 } }))),
    frozen: { rows: 1 },
    columns: [10, 18, 9, 20, 22, 60, 22, 50].map(width => ({ width })),
  };
  return Buffer.from(await writeWorkbook([sheet]));
}

/** An empty workbook for a dataset, with the client's codes and what was last reported; `all` has a sheet for each allowed dataset. */
export async function templateFile(
  ctx: SignedIn,
  { kind, ownerId, language }: { kind: string; ownerId: string | null; language: Language },
): Promise<Attachment> {
  if (kind === 'history') return await historyFile(ctx, { ownerId, language });
  const wanted = kind === 'all' ? importKinds : importKinds.filter(one => one === kind);
  if (wanted.length === 0) throw new AppError('notFound');
  const { sheets, fileStart } = await templateSheets(ctx, { wanted, ownerId, language });
  await noteTask(ctx, 'template');
  return { name: `${fileStart}_${kind}_template.xlsx`, bytes: Buffer.from(await writeWorkbook(sheets)), type: XLSX };
}

/** The workbook of all past months without a value; ten years of it are long to write, so screens go first. */
async function historyFile(ctx: SignedIn, ask: { ownerId: string | null; language: Language }): Promise<Attachment> {
  const sheets = await historySheets(ctx, ask);
  await noteTask(ctx, 'template');
  const bytes = await givingWay(() => writeWorkbook(sheets));
  return { name: `${ctx.actor.organisation.ref}_history_template.xlsx`, bytes: Buffer.from(bytes), type: XLSX };
}
