import type { Gate } from './access';
import type { OrganisationPackageType } from './organisations';

/** A report module beyond the menu: its package, the complete gate, and its path. */
export type AddOn = { package: OrganisationPackageType; gate: Gate; path: string };

/** The add-ons screen itself (specification 2.4). */
export const ADD_ONS_GATE = { modules: ['addOns'] } as const satisfies Gate;

/** The add-ons in the order of their screen (decisions G131). Path and gate are those of the add-on's own screen. */
export const addOns = {
  attribution: {
    package: 'attribution',
    gate: { ...ADD_ONS_GATE, organisationPackages: ['attribution'] },
    path: '/$role/addons/attribution',
  },
  risk: { package: 'risk', gate: { ...ADD_ONS_GATE, organisationPackages: ['risk'] }, path: '/$role/addons/risk' },
  basel: { package: 'basel', gate: { ...ADD_ONS_GATE, organisationPackages: ['basel'] }, path: '/$role/addons/basel' },
  hypotheticalAssets: {
    package: 'hypothetical',
    gate: { ...ADD_ONS_GATE, organisationPackages: ['hypothetical'] },
    path: '/$role/hypotheticalAssets',
  },
  currencyHedge: {
    package: 'hedging',
    gate: { modules: ['cashManagement'], organisationPackages: ['hedging'] },
    path: '/$role/currencyHedge',
  },
  privateEquity: { package: 'privateAssets', gate: { organisationPackages: ['privateAssets'] }, path: '/$role/privateEquity' },
} as const satisfies Record<string, AddOn>;
export type AddOnName = keyof typeof addOns;
export const addOnNames = Object.keys(addOns) as readonly AddOnName[]; // the keys of the table above, in its order
