import { buffer } from 'node:stream/consumers';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import {
  packInput,
  packTemplateInput,
  type PackFormat,
  type PackInput,
  type PackSection,
  type SectionMiss,
} from '@hakaru/contract/committee-packs';
import type { Language } from '@hakaru/contract/languages';
import { listWhole, readWhole, type ReportRow } from '#features/reports/public';
import type { Attachment } from '#platform/attachments';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import { addJob, organisationQueue } from '#platform/jobs';
import type { Slice } from '#platform/paging';
import type { PackPart } from './content';
import { gatherSection, openSource } from './gather';
import * as store from './store';

const OPEN_MAX = 10;
export const PACK_ATTEMPTS = 3;

/** The publications a pack can be made from: every version of the whole asset's report. */
export async function listPublications(ctx: SignedIn, assetId: string): Promise<ReportRow[]> {
  return await listWhole(ctx, assetId);
}

export type PreviewPart = { section: PackSection; miss: SectionMiss | null; part: PackPart | null };

/** The content of each section, or the reason it is left out. */
export async function previewPack(ctx: SignedIn, reportId: string, sections: readonly PackSection[]): Promise<PreviewPart[]> {
  const source = await openSource(ctx, reportId);
  const found: PreviewPart[] = [];
  for (const section of sections) {
    const one = await gatherSection(source, section);
    found.push(typeof one === 'string' ? { section, miss: one, part: null } : { section, miss: null, part: one });
  }
  return found;
}

/** Requests a pack of a publication; a job makes it. */
export async function createPack(ctx: SignedIn, input: unknown): Promise<store.PackRow> {
  allow(ctx, 'write');
  const checked = parse(packInput, input);
  const { report } = await readWhole(ctx, checked.reportId);
  const id = await inTransaction(ctx, ctx => onceIfNamed(ctx, ['createCommitteePack', checked], ctx => enqueue(ctx, checked, report)));
  return await readPack(ctx, id);
}

async function enqueue(ctx: SignedIn, input: PackInput, report: ReportRow): Promise<string> {
  const { user, organisation } = ctx.actor;
  if ((await store.countOpen(ctx.db, organisation.id)) >= OPEN_MAX) throw invalid('reportId', 'tooMany');
  const { assetId, assetEn, assetJp, asOf, version } = report;
  const id = await store.insertPack(ctx.db, {
    ...input,
    organisationId: organisation.id,
    assetId,
    assetEn,
    assetJp,
    asOf,
    reportVersion: version,
    requestedBy: user.id,
    requesterName: user.name,
    requestedAt: ctx.app.now(),
  });
  const queue = organisationQueue('committeePack', organisation.id);
  await addJob(ctx, 'makeCommitteePack', { organisationId: organisation.id, id }, { queue, maxAttempts: PACK_ATTEMPTS });
  await record(ctx, 'committeePack.create', { subject: 'committeePack', subjectId: id, after: input });
  return id;
}

export async function listPacks(ctx: SignedIn, slice: Slice): Promise<Page<store.PackRow>> {
  return await inTransaction(ctx, async ctx => {
    const { data, total } = await store.findPacks(ctx.db, ctx.actor.organisation.id, slice);
    return pageOf(data, { ...slice, total });
  });
}

export async function readPack(ctx: SignedIn, id: string): Promise<store.PackRow> {
  return await inTransaction(ctx, async ctx => {
    const found = await store.findPack(ctx.db, { organisationId: ctx.actor.organisation.id, id });
    if (!found) throw new AppError('notFound');
    return found;
  });
}

const TYPES: Readonly<Record<PackFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file of a pack. Access to the publication is checked again, so the file is no longer available once a grant has ended. */
export async function packFile(ctx: SignedIn, id: string, of: { format: PackFormat; language: Language }): Promise<Attachment> {
  const pack = await readPack(ctx, id);
  await readWhole(ctx, pack.reportId);
  const found = await inTransaction(ctx, ctx => store.findFile(ctx.db, pack, of));
  const content = found && (await ctx.app.files.get(found.fileKey));
  if (!content || !found) throw new AppError('notFound');
  return { name: found.fileName, bytes: await buffer(content), type: TYPES[of.format] };
}

export async function listTemplates(ctx: SignedIn): Promise<store.TemplateRow[]> {
  return await inTransaction(ctx, ctx => store.findTemplates(ctx.db, ctx.actor.organisation.id));
}

export async function addTemplate(ctx: SignedIn, input: unknown): Promise<store.TemplateRow> {
  allow(ctx, 'write');
  const checked = parse(packTemplateInput, input);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['addCommitteePackTemplate', checked], async ctx => {
      const written = { organisationId: organisation.id, userName: user.name, at: ctx.app.now() };
      const id = await store.insertTemplate(ctx.db, written, checked);
      await record(ctx, 'committeePackTemplate.create', { subject: 'committeePackTemplate', subjectId: id, after: checked });
      return id;
    });
    return await presentTemplate(ctx, id);
  });
}

type Key = { id: string; version: number };

export async function updateTemplate(ctx: SignedIn, { id, version }: Key, input: unknown): Promise<store.TemplateRow> {
  allow(ctx, 'write');
  const checked = parse(packTemplateInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await presentTemplate(ctx, id);
    if (!(await store.updateTemplate(ctx.db, { organisationId: ctx.actor.organisation.id, id, version }, checked)))
      throw new AppError('conflict');
    await record(ctx, 'committeePackTemplate.update', { subject: 'committeePackTemplate', subjectId: id, before, after: checked });
    return await presentTemplate(ctx, id);
  });
}

export async function removeTemplate(ctx: SignedIn, { id, version }: Key): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await presentTemplate(ctx, id);
    const key = { organisationId: ctx.actor.organisation.id, id, version };
    if (!(await store.removeTemplate(ctx.db, key, ctx.app.now()))) throw new AppError('conflict');
    await record(ctx, 'committeePackTemplate.remove', { subject: 'committeePackTemplate', subjectId: id, before });
    return true;
  });
}

async function presentTemplate(ctx: SignedIn, id: string): Promise<store.TemplateRow> {
  const found = await store.findTemplate(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}
