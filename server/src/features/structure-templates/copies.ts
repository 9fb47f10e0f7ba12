import { randomUUID } from 'node:crypto';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { structureCopyInput, type StructureCopyInput } from '@hakaru/contract/structure-templates';
import { makeAsset } from '#features/assets/public';
import { record } from '#platform/audit';
import { allow, onPlatform, refuseSupport, type ActorOrganisation, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import type { Db } from '#platform/db';
import { readOrganisation } from '#platform/session-lookup';
import { applyContent } from './apply';
import { readContent } from './content';
import { countsOf, previewOf, type StructurePreview } from './preview';
import * as store from './store';

/** The portfolios whose structure a new organisation may begin with. */
export async function listOffered(ctx: SignedIn): Promise<store.Source[]> {
  allow(ctx, 'superuser');
  refuseSupport(ctx);
  return await onPlatform(ctx, ({ db }) => store.findOffered(db));
}

/** What would be copied from an offered portfolio. */
export async function previewOffered(ctx: SignedIn, assetId: string): Promise<StructurePreview> {
  allow(ctx, 'superuser');
  refuseSupport(ctx);
  return await onPlatform(ctx, async ({ db }) => previewOf(await readContent(db, await offered(db, assetId))));
}

/** Whether an organisation can still begin with the structure of another, and when it did. */
export async function readBeginning(ctx: SignedIn, organisationId: string): Promise<{ mayBegin: boolean; begun: store.Copied | null }> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ({ db }) => {
    const begun = (await store.findCopies(db, organisationId)).find(({ side }) => side === 'received') ?? null;
    return { mayBegin: begun === null && (await store.isEmpty(db, organisationId)), begun };
  });
}

export type Copying = { assetId: string; toId: string; sum: string; input: unknown };

/**
 * Copies the structure of an offered portfolio into an organisation that has nothing yet, in one transaction. The sum is that of the preview:
 * what changed since is shown again first.
 */
export async function copyStructure(ctx: SignedIn, { assetId, toId, sum, input }: Copying): Promise<string> {
  allow(ctx, 'superuser');
  refuseSupport(ctx);
  const checked = parse(structureCopyInput, input);
  const target = await readOrganisation(ctx.app, toId);
  if (!target) throw new AppError('notFound');
  return await onPlatform(ctx, ctx =>
    onceIfNamed(ctx, ['copyStructure', assetId, toId, sum, checked], async ctx => {
      await store.lockBeginning(ctx.db, toId);
      const source = await offered(ctx.db, assetId);
      if (target.type !== 'asset owner') throw invalid('toId', 'otherType');
      if (!(await store.isEmpty(ctx.db, toId))) throw invalid('toId', 'notEmpty');
      const content = await readContent(ctx.db, source);
      const preview = previewOf(content);
      if (preview.sum !== sum) throw new AppError('conflict');
      const id = randomUUID();
      const made = await makeAsset(ctx, toId, { ...assetOf(checked), baseCurrency: content.baseCurrency, type: 'portfolio' });
      await applyContent(actingIn(ctx, target, { id: made, ...checked }), content, { id, assetId: made, fromDay: checked.fromDay });
      await recordBoth(ctx, { id, fromId: source.organisationId, toId, counts: countsOf(preview) });
      return id;
    }),
  );
}

const assetOf = ({ fromDay: _, ...asset }: StructureCopyInput) => asset;

async function offered(db: Db, assetId: string): Promise<store.Source> {
  const found = (await store.findOffered(db)).find(one => one.assetId === assetId);
  if (!found) throw new AppError('notFound');
  return found;
}

/**
 * The super-user as an administrator of the new organisation, as in an impersonation: everything is written by the owners' rules, and its
 * trail says who it was. The idempotency key belongs to the whole copy.
 */
function actingIn(ctx: SignedIn, target: ActorOrganisation, asset: { id: string; nameEn: string; nameJp: string }): SignedIn {
  const { actor, request } = ctx;
  const own: ActorOrganisation['assets'][number] = {
    ...asset,
    ownerId: target.id,
    ownerEn: target.nameEn,
    ownerJp: target.nameJp,
    type: 'portfolio',
    first: null,
    latest: null,
    holdsFunds: false,
  };
  return {
    ...ctx,
    request: { ...request, idempotencyKey: null },
    actor: { ...actor, impersonatedRole: 'admin', original: actor.organisation, organisation: { ...target, assets: [own] } },
  };
}

type Recorded = { id: string; fromId: string; toId: string; counts: Record<string, number> };

/** Both trails have the same id and neither names the other organisation: that it is a client here is nobody else's to know. */
async function recordBoth(ctx: SignedIn, { id, fromId, toId, counts }: Recorded): Promise<void> {
  const written = { id, counts, userName: ctx.actor.user.name, at: ctx.app.now() };
  await store.insertCopy(ctx.db, toId, { ...written, side: 'received' });
  await store.insertCopy(ctx.db, fromId, { ...written, side: 'given' });
  const after = { copy: id, ...counts };
  await record(ctx, 'structure.receive', { organisationId: toId, subject: 'organisation', subjectId: toId, after });
  await record(ctx, 'structure.give', { organisationId: fromId, subject: 'organisation', subjectId: fromId, after });
}
