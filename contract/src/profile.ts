import * as z from 'zod/mini';
import { id, name, phone, text } from './fields';
import type { Preferences } from './preferences';
import { userRoles, type AssetType, type Brand, type OrganisationCategory, type OrganisationKind, type UserRole } from './organisations';

/**
 * `firstAsOf` and `latestAsOf` are the first and last populated month-end; months are populated in order, so all between them are populated
 * too.
 */
export type ProfileAsset = {
  id: string;
  type: AssetType;
  name: string;
  nameEn: string;
  nameJp: string;
  firstAsOf: string | null;
  latestAsOf: string | null;
  holdsFunds: boolean;
  /** The owner's name: the organisation's own, or its client's. */
  client: string;
  clientEn: string;
  clientJp: string;
  /** Whether it is the organisation's own; a granted asset cannot be changed. */
  isOwn: boolean;
};

/** `name` is in the stored language; both are sent, because a screen may be read in the other one. */
export type ProfileOrganisation = {
  id: string;
  name: string;
  nameEn: string;
  nameJp: string;
  ref: string;
  type: string;
  kind: OrganisationKind;
  shell: boolean;
  brand: Brand | null;
  modules: string[];
  organisationPackages: { id: string; type: string }[];
  assets: ProfileAsset[];
  organisationType: { name: string; organisationCategory: { name: OrganisationCategory } };
};

/** The current user, the same in REST `me` and GraphQL `me` (specification 3, decisions G106). */
export type Profile = {
  id: string;
  name: string;
  email: string;
  phone_number: string | null;
  role: UserRole;
  title: string | null;
  notificationsUnreadCount: number;
  preferences: Preferences;
  asOfDate: string | null;
  /** The organisation's current day; the demo institution has a fixed one. */
  today: string;
  assetId: string | null;
  assetType: AssetType;
  superuser: boolean;
  agreed: boolean;
  verified: boolean;
  password_reset: boolean;
  packages: { id: string; ref: string; type: string }[];
  organisation: ProfileOrganisation;
  originalOrganisation: ProfileOrganisation | null;
  sessionExpiresAt: string;
};

export const impersonationInput = z.strictObject({ organisationId: id, role: z.enum(userRoles, 'required') });

/** Fields users may change of their own profile; the others are changed by administrators (decisions G65). */
export const ownProfileInput = z.strictObject({ title: z.optional(z.nullable(text(255))), phone_number: z.optional(z.nullable(phone)) });
export const lockedProfileInput = z.strictObject({ name: z.optional(name) });
