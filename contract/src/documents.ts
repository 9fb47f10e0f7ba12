import * as z from 'zod/mini';
import { documentTypes } from './enumerations';
import { day, id, name } from './fields';
import type { Gate } from './access';

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

/** The files a vault takes, told by their first bytes: a name can say anything. */
export const documentFormats = {
  pdf: { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', starts: [0x50, 0x4b, 0x03, 0x04] },
  png: { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  jpg: { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
} as const;
export type DocumentFormat = keyof typeof documentFormats;

/**
 * Which format these bytes are, or null.
 *
 * @example formatOf(new TextEncoder().encode('%PDF-1.7 …')) // 'pdf'
 */
export function formatOf(bytes: Uint8Array): DocumentFormat | null {
  for (const format of ['pdf', 'xlsx', 'png', 'jpg'] as const)
    if (documentFormats[format].starts.every((byte, at) => bytes[at] === byte)) return format;
  return null;
}
