import * as z from 'zod/mini';
import { documentTypes, type contentOrigins, type documentKinds } from './enumerations';
import { day, id, name } from './fields';
import type { Gate } from './access';
import type { FileFormat } from './file-formats';
import type { Area } from './organisations';

export type DocumentType = (typeof documentTypes)[number];

/** Documents come with content automation: without the module there is no vault to put them in. */
export const DOCUMENTS_GATE = { modules: ['contentAutomation'] } as const satisfies Gate;

/** What is known of a document beside its file: what it is, what it is called, of which day it speaks and of whom. */
export const documentInput = z.strictObject({
  name,
  type: z.enum(documentTypes, 'invalid'),
  asOf: z._default(z.nullable(day), null),
  entityId: z._default(z.nullable(id), null),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** What an upload says beside the document: with `guess` the type is only the sender's first guess, and the pages decide. */
export const uploadInput = z.extend(documentInput, { guess: z._default(z.nullable(z.literal('1')), null) });

export type DocumentKind = (typeof documentKinds)[number];
export type ContentOrigin = (typeof contentOrigins)[number];

const REPORTS: ReadonlySet<DocumentType> = new Set(['PA_INVEST_REPORT', 'PA_FIN_STATEMENT', 'MMR_DOC', 'MF_PROSPECTUS']);

/** A workbook is data; a report is read as it is; a notice or statement has contents that become values. */
export function documentKindOf(type: DocumentType, format: FileFormat): DocumentKind {
  if (format === 'xlsx') return 'data';
  return REPORTS.has(type) ? 'report' : 'content';
}

/** Where a document's content comes from, by who put it into the vault. */
export function contentOriginOf(area: Area): ContentOrigin {
  if (area === 'owner') return 'assetOwner';
  return area === 'consultant' ? 'consultant' : 'custom';
}
