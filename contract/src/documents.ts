import * as z from 'zod/mini';
import { documentTypes, type contentOrigins, type documentKinds } from './enumerations';
import { day, id, name } from './fields';
import type { FileFormat } from './file-formats';
import type { Area } from './organisations';

export type DocumentType = (typeof documentTypes)[number];

/** The data of a document beside its file: name, type, day and entity. */
export const documentInput = z.strictObject({
  name,
  type: z.enum(documentTypes, 'invalid'),
  asOf: z._default(z.nullable(day), null),
  entityId: z._default(z.nullable(id), null),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** The fields of an upload: with `guess` the type is only the sender's first guess, and the pages decide. */
export const uploadInput = z.extend(documentInput, { guess: z._default(z.nullable(z.literal('1')), null) });

export type DocumentKind = (typeof documentKinds)[number];
export type ContentOrigin = (typeof contentOrigins)[number];

const REPORTS: ReadonlySet<DocumentType> = new Set(['PA_INVEST_REPORT', 'PA_FIN_STATEMENT', 'MMR_DOC', 'MF_PROSPECTUS']);

/** A workbook is data; a report is only read; a notice or statement has contents that become values. */
export function documentKindOf(type: DocumentType, format: FileFormat): DocumentKind {
  if (format === 'xlsx') return 'data';
  return REPORTS.has(type) ? 'report' : 'content';
}

/** The origin of a document's content, by the area of its uploader. */
export function contentOriginOf(area: Area): ContentOrigin {
  if (area === 'owner') return 'assetOwner';
  return area === 'consultant' ? 'consultant' : 'custom';
}
