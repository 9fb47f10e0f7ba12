import * as z from 'zod/mini';
import { id, name } from './fields';
import type { peerWindows } from './address-choices';

/** The maximum number of mandates compared at once. */
export const PEERS_MAX = 40;
/** Saved comparisons of one organisation. */
export const COMPARISON_SETS_MAX = 200;
/** Fewer masked clients than this are not counted, because their number could reveal who they are. */
export const MASKED_MIN = 3;

/** The annualised horizons of a comparison, and the windows of its rolling figures in months. */
export const peerHorizons = ['1y', '3y', '5y', '7y', '10y'] as const;
export type PeerHorizon = (typeof peerHorizons)[number];
export type PeerWindow = (typeof peerWindows)[number];

const member = z.strictObject({ assetId: id, entityId: id });
export const peerMembers = z
  .array(member)
  .check(z.minLength(1, 'required'), z.maxLength(PEERS_MAX, 'tooMany'))
  .check(z.refine(rows => new Set(rows.map(({ entityId }) => entityId)).size === rows.length, 'taken'));
export type PeerMember = z.infer<typeof member>;

export const peerSetInput = z.strictObject({ name, isShared: z.boolean('required'), members: peerMembers });
export type PeerSetInput = z.infer<typeof peerSetInput>;
