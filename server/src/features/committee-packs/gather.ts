import { isOpen } from '@hakaru/contract/access';
import { sectionGates, type PackSection, type SectionMiss } from '@hakaru/contract/committee-packs';
import { findOwner, readWhole } from '#features/reports/public';
import { atOwner } from '#features/grants/public';
import { holderOf, type SignedIn } from '#platform/context';
import type { PackContent, PackPart } from './content';
import { gatherAttribution } from './sections/attribution';
import { gatherBasel } from './sections/basel';
import { gatherComments } from './sections/comments';
import { gatherCurrencyHedge } from './sections/currency-hedge';
import { gatherPrivateAssets } from './sections/private-assets';
import { gatherClasses, gatherCommentaries, gatherMandates, gatherOverview } from './sections/published';
import { gatherRestatements } from './sections/restatements';
import { gatherRisk } from './sections/risk';
import type { Gather, PackSource } from './sections/source';

const GATHERS: Readonly<Record<PackSection, Gather>> = {
  overview: gatherOverview,
  classes: gatherClasses,
  mandates: gatherMandates,
  attribution: gatherAttribution,
  risk: gatherRisk,
  privateAssets: gatherPrivateAssets,
  currencyHedge: gatherCurrencyHedge,
  basel: gatherBasel,
  commentaries: gatherCommentaries,
  comments: gatherComments,
  restatements: gatherRestatements,
};

/** Opens a published report of a whole asset; figures are calculated as known at its publication. */
export async function openSource(ctx: SignedIn, reportId: string): Promise<PackSource> {
  const { report, content } = await readWhole(ctx, reportId);
  return { ctx, report, content, ask: { assetId: report.assetId, asOf: report.asOf, known: content.knownAt } };
}

/** The content of a section, or the reason it is left out. */
export async function gatherSection(source: PackSource, section: PackSection): Promise<PackPart | SectionMiss> {
  const gate = sectionGates[section];
  if (gate && !isOpen(holderOf(source.ctx.actor), gate)) return 'package';
  const found = await GATHERS[section](source);
  return found ? { section, ...found } : 'noData';
}

/** The content of all sections; `report` is called after each. */
export async function gatherPack(
  source: PackSource,
  sections: readonly PackSection[],
  report: (done: number) => Promise<void> = async () => undefined,
): Promise<PackContent> {
  const { ctx, report: published, content } = source;
  const { organisationId: ownerId } = published;
  const owner = await atOwner(ctx, { ownerId }, ctx => findOwner(ctx.db, ownerId));
  const parts: PackPart[] = [];
  const missing: PackContent['missing'] = [];
  for (const [at, section] of sections.entries()) {
    const found = await gatherSection(source, section);
    if (typeof found === 'string') missing.push({ section, miss: found });
    else parts.push(found);
    await report(at + 1);
  }
  return {
    format: 1,
    reportId: published.id,
    reportSha256: published.sha256,
    reportVersion: published.version,
    asOf: published.asOf,
    knownAt: content.knownAt,
    publishedAt: published.publishedAt.toISOString(),
    publisher: published.publisherName,
    organisation: { en: owner.nameEn, jp: owner.nameJp },
    asset: { name: content.asset.name, currency: content.asset.currency },
    parts,
    missing,
  };
}
