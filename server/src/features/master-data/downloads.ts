import type { Language } from '@hakaru/contract/languages';
import { masterFindingSentence, type MasterFinding } from '@hakaru/contract/master-data';
import { LIST_HEADS, LIST_NAME } from '#features/import-kinds/public';
import { isCsv, listBook, XLSX } from '#features/imports/public';
import type { Attachment } from '#platform/attachments';
import type { SignedIn } from '#platform/context';
import { withReader } from '#workbooks/readers';
import { readUploaded } from './uploads';

export async function uploadedFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const { upload, bytes } = await readUploaded(ctx, id);
  return { name: upload.fileName, bytes, type: isCsv(upload.fileName) ? 'text/csv; charset=utf-8' : XLSX };
}

/** The sender's own workbook with a note at every cell that has a finding, and a list; for a text file only the list. */
export async function annotatedFile(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const { upload, bytes } = await readUploaded(ctx, id);
  const { fileName: name, findings } = upload;
  const list = { name: LIST_NAME[language], rows: [[...LIST_HEADS[language]], ...findings.map(one => listRow(one, language))] };
  const copy = { name: `${name.replace(/\.\w+$/, '')}_${LIST_NAME[language]}.xlsx`, type: XLSX };
  if (isCsv(name)) return { ...copy, bytes: await listBook(list) };
  const marks = findings.flatMap(({ sheet, cell, severity, ...one }) =>
    cell ? [{ sheet, cell, tone: severity, text: masterFindingSentence(one, language) }] : [],
  );
  return { ...copy, bytes: await withReader(ctx.actor.organisation.id, reader => reader.annotate({ name, bytes }, { marks, list })) };
}

const SEVERITIES = { error: { en: 'Error', jp: 'エラー' }, warning: { en: 'Warning', jp: '警告' } } as const;

const listRow = (one: MasterFinding, language: Language): string[] => [
  SEVERITIES[one.severity][language],
  one.sheet,
  one.cell ?? '',
  '',
  one.value,
  masterFindingSentence(one, language),
  '',
  '',
];
