import type { Language } from './languages';

/** Organisation types and the categories they fall under (decisions G14). */
export const organisationTypes = ['asset owner', 'asset manager', 'consultant', 'others', 'accountant', 'VA'] as const;
export type OrganisationTypeName = (typeof organisationTypes)[number];

export const organisationCategories = ['Asset owner', 'Asset manager', 'Consultant', 'Accountant', 'Others'] as const;
export type OrganisationCategory = (typeof organisationCategories)[number];

export const CATEGORY_OF: Readonly<Record<OrganisationTypeName, OrganisationCategory>> = {
  'asset owner': 'Asset owner',
  'asset manager': 'Asset manager',
  consultant: 'Consultant',
  accountant: 'Accountant',
  others: 'Others',
  VA: 'Others',
};

export const organisationKinds = ['assetManager', 'assetOwner'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

export function kindOf(type: OrganisationTypeName): OrganisationKind {
  return type === 'asset manager' ? 'assetManager' : 'assetOwner';
}

/** Areas of the signed-in product that belong to an organisation; also the wire's `Organisation.type`. */
export const areas = ['owner', 'manager', 'client', 'consultant'] as const;
export type Area = (typeof areas)[number];

/** The role prefix of an organisation's links (specification 2.4). */
export function areaOf(category: OrganisationCategory): Area {
  if (category === 'Consultant') return 'consultant';
  if (category === 'Asset manager') return 'manager';
  return category === 'Asset owner' ? 'owner' : 'client';
}

/** The modules that open an area of their own. */
export function areasOfModules(names: readonly string[]): Area[] {
  return areas.filter(area => names.includes(area));
}

/** An organisation whose modules open other areas than its category's: links and landing will disagree (decisions G24). */
export function areasDisagree(category: OrganisationCategory, names: readonly string[]): boolean {
  const opened = areasOfModules(names);
  return opened.length > 0 && !opened.includes(areaOf(category));
}

export const modules = [
  'owner',
  'consultant',
  'manager',
  'client',
  'Asset List',
  'cashManagement',
  'fundList',
  'spcList',
  'corporationList',
  'addOns',
  'contentAutomation',
  'demo',
] as const;
export type Module = (typeof modules)[number];

export const userRoles = ['admin', 'user', 'readonly'] as const;
export type UserRole = (typeof userRoles)[number];

export const userPackages = ['securities', 'fxrates'] as const;
export type UserPackageType = (typeof userPackages)[number];

export const organisationPackages = [
  'reporting',
  'privateAssets',
  'hedging',
  'attribution',
  'risk',
  'hypothetical',
  'basel',
  'documents',
  'marketData',
] as const;
export type OrganisationPackageType = (typeof organisationPackages)[number];

export const assetTypes = ['portfolio', 'benchmark'] as const;
export type AssetType = (typeof assetTypes)[number];

/** How many organisations one look-up of the impersonation dialog may fetch. */
export const ORGANISATIONS_FETCH = 2000;

export type Brand = { name: string; colour: string; logo: string | null };
export type OrganisationName = Readonly<Record<Language, string>>;
