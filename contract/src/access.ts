import type { Module, OrganisationCategory, OrganisationPackageType, UserPackageType, UserRole } from './organisations';

/** The facts about a signed-in user on which a gate depends, in the web and on the server. */
export type Holder = {
  superuser: boolean;
  role: UserRole;
  category: OrganisationCategory;
  modules: readonly string[];
  organisationPackages: readonly string[];
  userPackages: readonly string[];
};

/** A visibility gate (specification 6): each part given must hold; within a part one match is enough. */
export type Gate = {
  modules?: readonly Module[];
  organisationPackages?: readonly OrganisationPackageType[];
  userPackages?: readonly UserPackageType[];
  categories?: readonly OrganisationCategory[];
  superuser?: true;
};

export type GateMiss = 'superuser' | 'category' | 'module' | 'organisationPackage' | 'userPackage';

/** Why a gate is closed, or null when it is open. The first unmet condition is the one reported. */
export function gateMiss(holder: Holder, gate: Gate): GateMiss | null {
  if (gate.superuser && !holder.superuser) return 'superuser';
  if (gate.categories && !gate.categories.includes(holder.category)) return 'category';
  if (gate.modules && !gate.modules.some(name => holder.modules.includes(name))) return 'module';
  if (gate.organisationPackages && !gate.organisationPackages.some(type => holder.organisationPackages.includes(type)))
    return 'organisationPackage';
  if (gate.userPackages && !holder.superuser && !gate.userPackages.some(type => holder.userPackages.includes(type))) return 'userPackage';
  return null;
}

export function isOpen(holder: Holder, gate: Gate): boolean {
  return gateMiss(holder, gate) === null;
}

/** Whether a role may write; super-users have the role they hold, or the one chosen for an impersonation. */
export function mayWrite(role: UserRole): boolean {
  return role !== 'readonly';
}

export function mayManageUsers(role: UserRole): boolean {
  return role === 'admin';
}

/** Values of the authorization-module header (decisions G61). It can only narrow the permissions of a user. */
export const authorizationModules = ['admin', 'owner', 'manager', 'client', 'consultant'] as const;
export type AuthorizationModule = (typeof authorizationModules)[number];
