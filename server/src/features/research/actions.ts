import { buffer } from 'node:stream/consumers';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, TEXT_LIMITS } from '@hakaru/contract/fields';
import { fileFormats, formatOf, isNamedAs } from '@hakaru/contract/file-formats';
import { articleInput, mayPost, type ArticleInput } from '@hakaru/contract/research';
import { wantedIn } from '#features/documents/public';
import { accessScopesOf } from '#features/grants/public';
import { keepUpload, type Attachment, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, holderOf, inTransaction, isSupport, onPlatform, type SignedIn } from '#platform/context';
import { queueFileRemoval } from '#platform/file-removal-job';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import { queueReading } from './jobs';
import { replacePages } from './pages-store';
import * as store from './store';

export type Article = store.ArticleRow & { isOwn: boolean };

export async function listArticles(ctx: SignedIn, asked: Omit<store.Filter, 'wanted'>, slice: Slice): Promise<Page<Article>> {
  return await inTransaction(ctx, async ctx => {
    const filter = { ...asked, wanted: wantedIn(asked.search) };
    const { data, total } = await store.findArticles(ctx.db, readerOf(ctx), filter, slice);
    return pageOf(
      data.map(row => withOwner(ctx, row)),
      { ...slice, total },
    );
  });
}

export async function readArticle(ctx: SignedIn, id: string): Promise<Article> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

/** The organisations the user may publish to: all for administration, otherwise their own and those whose assets they work on. */
export async function listReaders(ctx: SignedIn): Promise<store.ReaderChoice[]> {
  if (!mayPost(holderOf(ctx.actor))) return [];
  const ids = ctx.actor.user.superuser && !isSupport(ctx.actor) ? null : await clientIds(ctx);
  return await onPlatform(ctx, ctx => store.findOrganisations(ctx.db, ids));
}

async function clientIds(ctx: SignedIn): Promise<string[]> {
  const scopes = await accessScopesOf(ctx, null);
  return [...new Set([ctx.actor.organisation.id, ...scopes.map(({ ownerId }) => ownerId)])];
}

/** The readers of an article, for users who may edit it. */
export async function readersOf(ctx: SignedIn, article: Article): Promise<string[]> {
  if (!article.isOwn) return [];
  return await inTransaction(ctx, ctx => store.findReaders(ctx.db, article.organisationId, article.id));
}

export async function postArticle(ctx: SignedIn, input: unknown): Promise<Article> {
  const checked = await readInput(ctx, input);
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['postArticle', checked], async ctx => {
      const { organisation, user } = ctx.actor;
      const id = await store.insertArticle(ctx.db, { organisation, authorName: user.name, at: ctx.app.now(), input: checked });
      await record(ctx, 'research.create', { subject: 'research', subjectId: id, after: auditFields(checked) });
      return id;
    });
    return await present(ctx, id);
  });
}

type Change = { id: string; version: number };

export async function updateArticle(ctx: SignedIn, { id, version }: Change, input: unknown): Promise<Article> {
  const checked = await readInput(ctx, input);
  return await inTransaction(ctx, async ctx => {
    const before = await presentOwn(ctx, id);
    const readers = await store.findReaders(ctx.db, before.organisationId, id);
    if (!(await store.updateArticle(ctx.db, { ...before, version }, checked))) throw new AppError('conflict');
    await record(ctx, 'research.update', {
      subject: 'research',
      subjectId: id,
      before: auditFields({ ...before, readers }),
      after: auditFields(checked),
    });
    return await present(ctx, id);
  });
}

/** Withdraws an article from its readers; the audit trail still records it. */
export async function withdrawArticle(ctx: SignedIn, { id, version }: Change): Promise<boolean> {
  requirePoster(ctx);
  return await inTransaction(ctx, async ctx => {
    const before = await presentOwn(ctx, id);
    const key = await store.findFileKey(ctx.db, id);
    if (!(await store.withdrawArticle(ctx.db, { ...before, version }, ctx.app.now()))) throw new AppError('conflict');
    if (key) await queueFileRemoval(ctx.db, key);
    await replacePages(ctx.db, before, []);
    await record(ctx, 'research.withdraw', {
      subject: 'research',
      subjectId: id,
      before: { titleEn: before.titleEn, titleJp: before.titleJp },
    });
    return true;
  });
}

/** Attaches a PDF to an article, replacing an earlier one. */
export async function attachFile(ctx: SignedIn, id: string, file: Upload): Promise<Article> {
  requirePoster(ctx);
  if (formatOf(file.bytes) !== 'pdf' || !isNamedAs('pdf', file.name)) throw invalid('file', 'pdfOnly');
  if ([...file.name].length > TEXT_LIMITS.name) throw invalid('file', 'tooLong');
  return await inTransaction(ctx, async ctx => {
    const before = await presentOwn(ctx, id);
    const old = await store.findFileKey(ctx.db, id);
    const { key, bytes } = await keepUpload(ctx, file, { contentType: fileFormats.pdf.type });
    if (!(await store.setFile(ctx.db, before, { name: file.name, key, bytes }))) throw new AppError('conflict');
    if (old) await queueFileRemoval(ctx.db, old);
    await replacePages(ctx.db, before, []);
    await queueReading(ctx.db, before);
    await record(ctx, 'research.update', {
      subject: 'research',
      subjectId: id,
      before: { file: before.fileName },
      after: { file: file.name },
    });
    return await present(ctx, id);
  });
}

export async function articleFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const [article, key] = await inTransaction(ctx, async ctx => [await present(ctx, id), await store.findFileKey(ctx.db, id)]);
  const content = key ? await ctx.app.files.get(key) : null;
  if (!content || article.fileName === null) throw new AppError('notFound');
  return { name: article.fileName, bytes: await buffer(content), type: fileFormats.pdf.type };
}

/** When support opens an article inside an organisation, it is not marked as read. */
export async function markArticle(ctx: SignedIn, id: string, mark: 'read' | 'bookmark' | 'unbookmark'): Promise<Article> {
  return await inTransaction(ctx, async ctx => {
    await present(ctx, id);
    if (isSupport(ctx.actor)) return await present(ctx, id);
    const now = ctx.app.now();
    if (mark === 'read') await store.markRead(ctx.db, readerOf(ctx), id, now);
    else await store.setBookmark(ctx.db, readerOf(ctx), id, mark === 'bookmark' ? now : null);
    return await present(ctx, id);
  });
}

function requirePoster(ctx: SignedIn): void {
  allow(ctx, 'write');
  if (!mayPost(holderOf(ctx.actor))) throw new AppError('unauthorized');
}

/** Only administration may publish to everybody; chosen readers must be among those offered to the user. */
async function readInput(ctx: SignedIn, input: unknown): Promise<ArticleInput> {
  requirePoster(ctx);
  const checked = parse(articleInput, input);
  if (checked.audience === 'everyone') {
    if (!ctx.actor.user.superuser || isSupport(ctx.actor)) throw invalid('audience', 'notAllowed');
    return { ...checked, readers: [] };
  }
  const offered = new Set((await listReaders(ctx)).map(({ id }) => id));
  if (checked.readers.some(id => !offered.has(id))) throw invalid('readers', 'notFound');
  return checked;
}

async function present(ctx: SignedIn, id: string): Promise<Article> {
  const found = await store.findArticle(ctx.db, readerOf(ctx), id);
  if (!found) throw new AppError('notFound');
  return withOwner(ctx, found);
}

/** Only the publishing organisation may change an article. */
async function presentOwn(ctx: SignedIn, id: string): Promise<Article> {
  const found = await present(ctx, id);
  if (!found.isOwn) throw new AppError('unauthorized');
  return found;
}

export const readerOf = ({ actor }: SignedIn): store.Reader => ({ organisationId: actor.organisation.id, userId: actor.user.id });
const withOwner = ({ actor }: SignedIn, row: store.ArticleRow): Article => ({
  ...row,
  isOwn: row.organisationId === actor.organisation.id,
});
const auditFields = ({ titleEn, titleJp, audience, readers }: Pick<ArticleInput, 'titleEn' | 'titleJp' | 'audience' | 'readers'>) => ({
  titleEn,
  titleJp,
  audience,
  readers,
});
