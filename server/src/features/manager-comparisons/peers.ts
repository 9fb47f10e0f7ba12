import { MASKED_MIN, type PeerMember } from '@hakaru/contract/manager-comparisons';
import { calculatorFor, type BookEntity, type FigureCalculator } from '#features/books/public';
import { readKnown, rowsOf } from '#features/figures/public';
import { findAccessScopes } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import * as store from './store';

/** An asset whose mandates may be compared by name. */
export type NamedAsset = { assetId: string; ownerId: string; client: { en: string; jp: string }; calculator: FigureCalculator };

/**
 * Of a client that has not agreed nothing is read: neither a figure nor a name can come out of what was never opened, whatever sets are made
 * and subtracted from each other. Its existence alone is counted, and only among several.
 */
export type Reach = { assets: NamedAsset[]; /** Null: too few to be counted without revealing who they are. */ masked: number | null };

/** What the sender may compare: the portfolios it sees whole, its own and those of clients that have agreed to be named. */
export async function openReach(ctx: SignedIn, known: string | null | undefined = null): Promise<Reach> {
  const { organisation } = ctx.actor;
  const moment = readKnown(ctx, known);
  const scopes = (await findAccessScopes(ctx, 'portfolios')).filter(({ mandates }) => mandates === null);
  const owners = [...new Set(scopes.map(({ ownerId }) => ownerId))];
  const named = new Set<string>();
  for (const ownerId of owners) if (ownerId === organisation.id || (await agrees(ctx, ownerId))) named.add(ownerId);
  const assets: NamedAsset[] = [];
  for (const { assetId, ownerId } of scopes) {
    const held = organisation.assets.find(({ id }) => id === assetId);
    if (!held || !named.has(ownerId)) continue;
    const client = { en: held.ownerEn, jp: held.ownerJp };
    assets.push({ assetId, ownerId, client, calculator: await calculatorFor(ctx, assetId, moment) });
  }
  const masked = owners.length - named.size;
  return { assets, masked: masked < MASKED_MIN ? null : masked };
}

/** Whether an owner lets itself be named, now: a client that withdraws is gone from the next answer on. */
export async function agrees(ctx: SignedIn, ownerId: string): Promise<boolean> {
  return await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.isNamed(db, ownerId));
}

export type Peer = NamedAsset & { entity: BookEntity };

export function peersOf({ assets }: Reach): Peer[] {
  return assets.flatMap(asset => rowsOf(asset.calculator.book, 'mandates').map(entity => ({ ...asset, entity })));
}

/** The chosen mandates as far as they may be named, in the order they were chosen; of the others not even their number is said. */
export function chosenPeers(reach: Reach, members: readonly PeerMember[]): Peer[] {
  const all = new Map(peersOf(reach).map(peer => [`${peer.assetId} ${peer.entity.id}`, peer]));
  return members.flatMap(({ assetId, entityId }) => all.get(`${assetId} ${entityId}`) ?? []);
}
