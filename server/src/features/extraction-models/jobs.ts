import { evenText } from '@hakaru/contract/document-reading';
import * as z from 'zod/mini';
import { findDocument, findPageTexts, lockDocument } from '#features/documents/public';
import { isApproved } from '#features/fund-notices/public';
import { isValuation } from '#features/fund-statements/public';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue, removeJob, type Tasks } from '#platform/jobs';
import { extract } from './extract';
import { findModels, type ModelRow } from './store';
import { replaceValues, type Of } from './values-store';

const named = z.object({ organisationId: z.string(), documentId: z.string() });

export async function queueExtraction(db: Db, { organisationId, documentId }: Of): Promise<void> {
  const queue = organisationQueue('document', organisationId);
  await addJob(db, 'extractDocument', { organisationId, documentId }, { key: `extract:${documentId}`, queue });
}

export const extractionTasks: Tasks = {
  extractDocument: (app, payload) => extractDocument(app, named.parse(payload)),
};

/** Reads a document's values at once, and takes back the run that waits for its turn. */
export async function extractNow(app: App, of: Of): Promise<void> {
  await extractDocument(app, of);
  await removeJob(app.database.db, `extract:${of.documentId}`);
}

/** Reads a document's values by the model of its type and layout; without one there is nothing to read by. */
async function extractDocument(app: App, of: Of): Promise<void> {
  const { organisationId, documentId } = of;
  const found = await inScope(app.database.db, { organisation: organisationId }, async db => {
    const document = await findDocument(db, { organisationId, id: documentId });
    const pages = await findPageTexts(db, { organisationId, id: documentId });
    const model = document && chosenModel(await findModels(db, organisationId), document.type, pages);
    return model && { model, pages };
  });
  if (!found) return;
  const values = await extract(organisationId, found.pages, found.model.mappings);
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    await lockDocument(db, { organisationId, id: documentId });
    if (!(await isSettled(db, of))) await replaceValues(db, of, found.model.id, values);
  });
}

/** Whether money or a valuation followed from a document: then nothing of it is read anew. */
export async function isSettled(db: Db, of: Of): Promise<boolean> {
  return (await isApproved(db, of)) || (await isValuation(db, of));
}

/** Of a type's models the one whose layout's words stand on the pages, the longest words first; else the one for any layout. */
export function chosenModel(models: readonly ModelRow[], type: string, pages: readonly { text: string }[]): ModelRow | undefined {
  const text = evenText(pages.map(page => page.text).join('\n')).toLowerCase();
  const fitting = models.filter(
    ({ documentType, layout }) => documentType === type && (!layout || text.includes(evenText(layout).toLowerCase())),
  );
  return fitting.toSorted((one, other) => (other.layout ?? '').length - (one.layout ?? '').length)[0];
}
