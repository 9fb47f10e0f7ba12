import type { PageText } from '@hakaru/contract/document-reading';
import { PROVIDER_LIMITS } from '@hakaru/contract/extraction';
import type { AuditAction } from '@hakaru/contract/audit';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope } from '#platform/db';
import type { Asked, Question } from '#features/extraction-models/extract';
import type { Of } from '#features/extraction-models/values-store';
import { callProvider, type Outcome } from './call';
import { providerOf, requestOf } from './request';

export type Asking = Of & { modelId: string; pages: readonly PageText[]; stop: AbortSignal | undefined };

/** Outcomes worth a retry. A refusal, a redirect or an oversized reply would be the same again, and after the deadline no time is left. */
const WORTH_AGAIN: readonly Outcome[] = ['failed', 'unreachable', 'wrongAnswer'];

/**
 * Asks the provider about one document, at most twice within one deadline. The audit trail records each call before it is made and after it
 * ended, with sizes but without content; the key is never recorded.
 */
export async function askProvider(app: App, asking: Asking, questions: readonly Question[]): Promise<Asked> {
  const provider = providerOf(app.settings);
  if (!provider) return 'needsEntry';
  const { body, bytes, isShortened } = requestOf(provider.model, asking.pages, questions);
  const deadline = AbortSignal.timeout(provider.timeoutMs);
  const facts = { provider: provider.host, model: provider.model, extractionModelId: asking.modelId, questions: questions.length };
  for (let attempt = 1; attempt <= PROVIDER_LIMITS.tries; attempt += 1) {
    await write(app, asking, 'document.ask', { ...facts, attempt, sentBytes: bytes, isShortened });
    const from = performance.now();
    const reply = await callProvider(provider, { body, count: questions.length, deadline, stop: asking.stop });
    const { outcome } = reply;
    const ms = Math.round(performance.now() - from);
    await write(app, asking, 'document.answer', { ...facts, attempt, outcome, ms, sentBytes: bytes, receivedBytes: reply.bytes });
    if (outcome === 'answered') return new Map(questions.map(({ at }, n) => [at, reply.answers.get(n + 1) ?? null]));
    if (outcome === 'stopped') throw new Error('stopped while a provider was asked'); // the job is retried by another worker
    if (!WORTH_AGAIN.includes(outcome)) break;
  }
  return 'notAnswered';
}

async function write(app: App, { organisationId, documentId }: Of, action: AuditAction, after: object): Promise<void> {
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    const ctx: Context = { app, db, actor: null, request: { id: `extract ${documentId}`, ...NOBODY } };
    await record(ctx, action, { subject: 'document', subjectId: documentId, organisationId, after });
  });
}

const NOBODY = { ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;
