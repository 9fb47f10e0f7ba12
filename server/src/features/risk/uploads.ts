import { AppError } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import { riskFindingSentence, type RiskFinding } from '@hakaru/contract/risk-uploads';
import { buffer } from 'node:stream/consumers';
import { keepSource } from '#features/facts/public';
import { openFigures, rowsOf } from '#features/figures/public';
import { checkName, isCsv, listBook, XLSX } from '#features/imports/public';
import { LIST_HEADS, LIST_NAME, readTables } from '#features/import-kinds/public';
import { keepUpload, type Attachment, type Upload } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { requireFileBudget, withReader } from '#workbooks/readers';
import { checkParsed } from './check';
import { parseTables, type Parsed } from './parse';
import * as store from './store';

/** The uploads for an asset of the user's own organisation, newest first. */
export async function listUploads(ctx: SignedIn, assetId: string): Promise<store.UploadRow[]> {
  const { ownerId } = await openFigures(ctx, { assetId });
  if (ownerId !== ctx.actor.organisation.id) return [];
  return await inTransaction(ctx, ctx => store.findUploads(ctx.db, ownerId, assetId));
}

/** Imports a vendor's file. If it has an error, nothing of it is recorded; the file and its findings stay in the list in any case. */
export async function uploadRisk(ctx: SignedIn, file: Upload, assetId: string): Promise<store.UploadRow> {
  allow(ctx, 'write');
  await requireFileBudget();
  checkName(file.name);
  const { organisation, user } = ctx.actor;
  const place = await openFigures(ctx, { assetId });
  if (place.ownerId !== organisation.id) throw new AppError('unauthorized');
  const parsed = parseTables(await readTables(organisation.id, file), todayOf(ctx));
  const mandates = new Map(rowsOf(place.calculator.book, 'mandates').map(({ ref, id }) => [ref, id]));
  return await inTransaction(ctx, async ctx => {
    await store.lockRisk(ctx.db, organisation.id);
    const factorsOn = await store.findFactors(ctx.db, organisation.id);
    const findings = [...parsed.findings, ...checkParsed(parsed, { mandates, factorsOn })];
    const isRecorded = findings.every(({ severity }) => severity === 'warning');
    const { key, bytes } = await keepUpload(ctx, file);
    if (isRecorded) await recordParsed(ctx, parsed, { mandates, fileName: file.name });
    const months = [...new Set([...parsed.models, ...parsed.portfolios].map(({ asOf }) => asOf))].toSorted();
    const count = new Set(parsed.portfolios.map(({ mandate }) => mandate)).size;
    const kept = { fileName: file.name, fileKey: key, bytes, isRecorded, findings, months, mandates: count, userName: user.name };
    const id = await store.insertUpload(ctx.db, { ...kept, ownerId: organisation.id, assetId, at: ctx.app.now() });
    const after = { file: file.name, isRecorded, months, mandates: count, findings: findings.length };
    await record(ctx, 'risk.upload', { subject: 'riskUpload', subjectId: id, after });
    return await present(ctx, id);
  });
}

type Target = { mandates: ReadonlyMap<string, string>; fileName: string };

async function recordParsed(ctx: SignedIn, { models, portfolios, betas }: Parsed, { mandates, fileName }: Target): Promise<void> {
  const { organisation, user } = ctx.actor;
  const label = { labelEn: `Risk data ${fileName}`, labelJp: `リスクデータ ${fileName}` };
  const sourceId = await keepSource(ctx.db, organisation.id, { kind: 'import', ...label, personId: user.id });
  const kept = { ownerId: organisation.id, sourceId, at: ctx.app.now() };
  for (const model of models) await store.insertModel(ctx.db, kept, model);
  for (const portfolio of portfolios) {
    const beta = betas.find(({ asOf, mandate }) => asOf === portfolio.asOf && mandate === portfolio.mandate) ?? null;
    await store.insertPortfolio(ctx.db, kept, { entityId: mandates.get(portfolio.mandate) ?? '', portfolio, beta });
  }
}

async function present(ctx: SignedIn, id: string): Promise<store.UploadRow> {
  const found = await store.findUpload(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}

async function contentOf(ctx: SignedIn, id: string): Promise<{ upload: store.UploadRow; bytes: Buffer }> {
  const upload = await inTransaction(ctx, ctx => present(ctx, id));
  const content = await ctx.app.files.get(upload.fileKey);
  if (!content) throw new AppError('notFound');
  return { upload, bytes: await buffer(content) };
}

export async function uploadedFile(ctx: SignedIn, id: string): Promise<Attachment> {
  const { upload, bytes } = await contentOf(ctx, id);
  return { name: upload.fileName, bytes, type: isCsv(upload.fileName) ? 'text/csv; charset=utf-8' : XLSX };
}

/** The sender's own workbook with a note at every cell that has a finding, and a list; for a text file only the list. */
export async function annotatedFile(ctx: SignedIn, id: string, language: Language): Promise<Attachment> {
  const { upload, bytes } = await contentOf(ctx, id);
  const { fileName: name, findings } = upload;
  const list = { name: LIST_NAME[language], rows: [[...LIST_HEADS[language]], ...findings.map(one => listRow(one, language))] };
  const copy = { name: `${name.replace(/\.\w+$/, '')}_${LIST_NAME[language]}.xlsx`, type: XLSX };
  if (isCsv(name)) return { ...copy, bytes: await listBook(list) };
  const marks = findings.flatMap(({ sheet, cell, severity, ...one }) =>
    cell ? [{ sheet, cell, tone: severity, text: riskFindingSentence(one, language) }] : [],
  );
  const annotated = await withReader(ctx.actor.organisation.id, reader => reader.annotate({ name, bytes }, { marks, list }));
  return { ...copy, bytes: annotated };
}

const SEVERITIES = { error: { en: 'Error', jp: 'エラー' }, warning: { en: 'Warning', jp: '警告' } } as const;

const listRow = (one: RiskFinding, language: Language): string[] => [
  SEVERITIES[one.severity][language],
  one.sheet,
  one.cell ?? '',
  '',
  one.value,
  riskFindingSentence(one, language),
  '',
  '',
];
