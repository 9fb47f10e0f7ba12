import { randomUUID } from 'node:crypto';
import { parse } from '@hakaru/contract/fields';
import { organisationSettingsInput } from '@hakaru/contract/organisation-settings';
import { saveLinking } from '#features/attribution/public';
import { assignBenchmark, createBenchmark, saveParts } from '#features/benchmarks/public';
import { createCategory } from '#features/categories/public';
import { setTolerance } from '#features/import-checks/public';
import { changeSettings, ownOrganisation } from '#features/organisations/public';
import { createPackage } from '#features/packages/public';
import { savePolicy } from '#features/policies/public';
import { setTolerance as setReconciliationTolerance } from '#features/reconciliations/public';
import { plantTeamViews } from '#features/saved-views/public';
import { findRoot } from '#features/structure/public';
import type { SignedIn } from '#platform/context';
import type { StructureContent } from './content';

export type Applying = { id: string; assetId: string; fromDay: string };
type Ids = ReadonlyMap<string, string>;

/** Writes a structure into the sender's organisation, everything through the feature that owns it. */
export async function applyContent(ctx: SignedIn, content: StructureContent, { id, assetId, fromDay }: Applying): Promise<void> {
  await applyRules(ctx, content.rules);
  const benchmarks = await applyBenchmarks(ctx, content, { assetId, fromDay });
  await applyClasses(ctx, content, { assetId, fromDay, benchmarks });
  await applyPackages(ctx, content.packages, id);
  await applyLimits(ctx, content.limits);
  const { id: organisationId } = ctx.actor.organisation;
  if (content.views.length > 0)
    await plantTeamViews(
      ctx.db,
      content.views.map(view => ({ ...view, organisationId, id: randomUUID(), userId: null })),
    );
}

/** Safeguards the organisation already has stay, because only its own people may switch them off. */
async function applyRules(ctx: SignedIn, rules: StructureContent['rules']): Promise<void> {
  const { nameEn, nameJp, allowedCidrs, version, ...own } = await ownOrganisation(ctx);
  await changeSettings(
    ctx,
    parse(organisationSettingsInput, {
      ...rules,
      secondPerson: own.secondPerson || rules.secondPerson,
      importSecondPerson: own.importSecondPerson || rules.importSecondPerson,
      instructionSecondPerson: own.instructionSecondPerson || rules.instructionSecondPerson,
      nameEn,
      nameJp,
      allowedCidrs,
      version,
    }),
  );
}

type Dated = { assetId: string; fromDay: string };

async function applyBenchmarks(ctx: SignedIn, { benchmarks, policy }: StructureContent, { assetId, fromDay }: Dated): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { ref, nameEn, nameJp, type, rebalance, spreadPercent, parts } of benchmarks) {
    const id = await createBenchmark(ctx, assetId, { ref, name: nameEn, nameJp, type, rebalance, spreadPercent });
    ids.set(ref, id);
    // Components of this type follow the policy where there is one.
    if (parts.length === 0 || (type === 'policyWeightedAverage' && policy.length > 0)) continue;
    await saveParts(ctx, id, { fromDay, rows: parts.map(part => ({ id: ids.get(part.ref) ?? '', percent: part.percent })) });
  }
  return ids;
}

async function applyClasses(
  ctx: SignedIn,
  { classes, policy, totalBenchmark }: StructureContent,
  { assetId, fromDay, benchmarks }: Dated & { benchmarks: Ids },
): Promise<void> {
  const ids = new Map<string, string>();
  const measure = async (entityId: string | null, ref: string | null): Promise<void> => {
    const benchmarkId = ref === null ? undefined : benchmarks.get(ref);
    if (entityId && benchmarkId) await assignBenchmark(ctx, { entityId, benchmarkId, fromDay });
  };
  for (const { kind, axis, ref, nameEn, nameJp, colour, benchmark } of classes) {
    const made = await createCategory(ctx, assetId, { kind, axis, ref, name: nameEn, nameJp, colour });
    if (kind === 'portfolio' && axis === 'class') ids.set(ref, made.id);
    await measure(made.entityId, benchmark);
  }
  if (policy.length > 0) {
    const rows = policy.map(({ ref, percent, band }) => ({ id: ids.get(ref) ?? '', percent, band }));
    await savePolicy(ctx, assetId, { fromDay, rows });
  }
  await measure(await findRoot(ctx.db, { organisationId: ctx.actor.organisation.id, assetId }), totalBenchmark);
}

async function applyPackages(ctx: SignedIn, packages: StructureContent['packages'], copyId: string): Promise<void> {
  const ids = new Map<string, string>();
  for (const { id, parentId, ...input } of packages) {
    const made = await createPackage(ctx, { ...input, parentId: parentId && (ids.get(parentId) ?? null) }, `structure-${copyId}-${id}`);
    ids.set(id, made.id);
  }
}

async function applyLimits(ctx: SignedIn, { checks, reconciliation, linking }: StructureContent['limits']): Promise<void> {
  for (const { code, value } of checks) await setTolerance(ctx, { code, value: Number(value), version: 0 }); // a limit of a check, not money
  if (reconciliation) await setReconciliationTolerance(ctx, { ...reconciliation, version: 0 });
  if (linking) await saveLinking(ctx, { linking, version: 0 });
}
