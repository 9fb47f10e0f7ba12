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
