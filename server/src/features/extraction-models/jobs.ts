import { evenText } from '@hakaru/contract/document-reading';
import * as z from 'zod/mini';
import { findDocument, findPageTexts, lockDocument } from '#features/documents/public';
import { isApproved } from '#features/fund-notices/public';
import { isValuation } from '#features/fund-statements/public';
import type { App } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { addJob, organisationQueue, removeJob, type Tasks } from '#platform/jobs';
import { extract, type Ask } from './extract';
import { askProvider } from './provider/ask';
import { findModels, type ModelRow } from './store';
import { findValues, replaceValues, type Of } from './values-store';

const named = z.object({ organisationId: z.string(), documentId: z.string() });

export async function queueExtraction(db: Db, { organisationId, documentId }: Of): Promise<void> {
  const queue = organisationQueue('document', organisationId);
  await addJob(db, 'extractDocument', { organisationId, documentId }, { key: `extract:${documentId}`, queue });
}

export const extractionTasks: Tasks = {
  extractDocument: (app, payload, { signal }) => extractDocument(app, named.parse(payload), signal),
};

/** Extracts a document's values at once and removes its queued job. */
export async function extractNow(app: App, of: Of): Promise<void> {
  await extractDocument(app, of);
  await removeJob(app.database.db, `extract:${of.documentId}`);
}

/**
 * Extracts a document's values with the model of its type and layout, if there is one. Decided values are not asked for again, and a document
 * with an approved notice or valuation is left alone.
 */
async function extractDocument(app: App, of: Of, stop?: AbortSignal): Promise<void> {
  const { organisationId, documentId } = of;
  const found = await inScope(app.database.db, { organisation: organisationId }, async db => {
    const document = await findDocument(db, { organisationId, id: documentId });
    const pages = await findPageTexts(db, { organisationId, id: documentId });
    const model = document && chosenModel(await findModels(db, organisationId), document.type, pages);
    if (!model || (await isSettled(db, of))) return null;
    const decided = (await findValues(db, of)).filter(({ decision }) => decision !== 'open').map(({ dataPointId }) => dataPointId);
    return { model, pages, decided };
  });
  if (!found) return;
  const { model, pages, decided } = found;
  const ask: Ask = async questions => {
    const open = questions.filter(({ mapping }) => !decided.includes(mapping.dataPointId));
    return open.length > 0 ? await askProvider(app, { ...of, modelId: model.id, pages, stop }, open) : new Map();
  };
  const values = await extract(organisationId, pages, model.mappings, ask);
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    await lockDocument(db, { organisationId, id: documentId });
    if (!(await isSettled(db, of))) await replaceValues(db, of, model.id, values);
  });
}

/** Whether a notice or valuation of the document was approved, after which its values are not extracted again. */
export async function isSettled(db: Db, of: Of): Promise<boolean> {
  return (await isApproved(db, of)) || (await isValuation(db, of));
}

type SeenPage = { text: string; words?: readonly { sureness?: number }[] };

/** The model of this type whose layout text is found on the pages, the longest text first; otherwise the model without a layout. */
export function chosenModel(models: readonly ModelRow[], type: string, pages: readonly SeenPage[]): ModelRow | undefined {
  const text = folded(pages.map(page => page.text).join('\n'));
  const scanned = lettersOf(pages.filter(isScanned).map(page => page.text).join('\n')); // oxfmt-ignore
  const stands = (layout: string) => text.includes(folded(layout)) || (lettersOf(layout) !== '' && scanned.includes(lettersOf(layout)));
  const fitting = models.filter(({ documentType, layout }) => documentType === type && (!layout || stands(layout)));
  return fitting.toSorted((one, other) => (other.layout ?? '').length - (one.layout ?? '').length)[0];
}

const folded = (text: string): string => evenText(text).toLowerCase();
const isScanned = ({ words = [] }: SeenPage): boolean => words.some(({ sureness }) => sureness !== undefined);
/** OCR reads dust as punctuation and guesses gaps, so scanned pages are compared by letters and digits only. */
const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
