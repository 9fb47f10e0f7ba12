import { gateMiss, type Gate, type GateMiss, type Holder } from './access';
import { ADD_ONS_GATE, addOns } from './add-ons';
import { areaOf, type Area, type AssetType } from './organisations';
import { COMPARISON_GATE } from './gates';

/** Landing pages and menus: tables and pure functions, used by the web and by tests. */
export type Visitor = Holder & { assetType: AssetType; /** Whether the asset on screen holds private funds. */ holdsFunds?: boolean };

/** The landing page after sign-in by organisation module, in the listed order (specification 2.3, decisions G22). */
export function landingOf(visitor: Visitor): string {
  const has = (name: string) => visitor.modules.includes(name);
  const isBenchmark = visitor.assetType === 'benchmark';
  if (has('owner')) return isBenchmark ? '/owner/mandates' : '/owner/overview';
  if (has('manager')) return '/manager/clients';
  if (has('client')) return '/client/spcs';
  if (has('consultant')) return has('Asset List') ? '/consultant/assetList' : isBenchmark ? '/consultant/mandates' : '/consultant/overview';
  return visitor.superuser ? '/admin/organisations' : '/research';
}

/** The landing page of an impersonation (specification 4): /{type}/{page}. */
export function impersonationLanding(area: Area): string {
  if (area === 'owner') return '/owner/overview';
  return area === 'manager' ? '/manager/clients' : `/${area}/assetList`;
}

export type MenuItem = {
  id: string;
  /** `{role}` stands for the area prefix. */
  path: string;
  group: 'main' | 'cash' | 'documents' | 'markets' | 'reporting' | 'library' | 'tools' | 'mobile';
  gate: Gate;
  areas?: readonly Area[];
  assetType?: AssetType;
  /** Only where the asset holds private funds. */
  ofFunds?: true;
};

const OWNERS: readonly Area[] = ['owner', 'consultant'];

/** For companies whose books an accountant keeps (decisions G19). */
export const SPC_GATE: Gate = { categories: ['Accountant'], modules: ['spcList'] };
/** The accountant's directory of companies (decisions G19). */
export const CORPORATION_GATE: Gate = { categories: ['Accountant'], modules: ['corporationList'] };

/** The top menu (specification 2.4, decisions G18-G21). Order is the order on screen. */
export const topMenu: readonly MenuItem[] = [
  { id: 'assetList', path: '/{role}/assetList', group: 'main', gate: { modules: ['Asset List'] } },
  { id: 'clients', path: '/{role}/clients', group: 'main', gate: {}, areas: ['manager'] },
  { id: 'overview', path: '/{role}/overview', group: 'main', gate: {}, areas: OWNERS, assetType: 'portfolio' },
  { id: 'accounts', path: '/{role}/accounts', group: 'main', gate: {}, areas: OWNERS, assetType: 'portfolio' },
  { id: 'assetClasses', path: '/{role}/assetClasses', group: 'main', gate: {}, areas: OWNERS, assetType: 'portfolio' },
  { id: 'mandates', path: '/{role}/mandates', group: 'main', gate: {}, areas: OWNERS },
  {
    id: 'privateEquity',
    path: '/{role}/privateEquity',
    group: 'main',
    gate: addOns.privateEquity.gate,
    areas: OWNERS,
    assetType: 'portfolio',
    ofFunds: true,
  },
  { id: 'spcs', path: '/{role}/spcs', group: 'main', gate: SPC_GATE },
  { id: 'corporations', path: '/{role}/corporations', group: 'main', gate: CORPORATION_GATE },
  { id: 'instructions', path: '/{role}/instructions', group: 'main', gate: { modules: ['cashManagement'] } },
  { id: 'addons', path: '/{role}/addons', group: 'main', gate: ADD_ONS_GATE, assetType: 'portfolio' },
  // The main line is full, so these are listed with the markets.
  { id: 'funds', path: '/{role}/funds', group: 'markets', gate: { modules: ['fundList'] } },
  { id: 'securities', path: '/{role}/securities', group: 'markets', gate: { userPackages: ['securities'] } },
  { id: 'fx', path: '/{role}/fx', group: 'markets', gate: { userPackages: ['fxrates'] } },
  { id: 'counterparties', path: '/{role}/counterparties', group: 'markets', gate: {} },
  { id: 'watchlist', path: '/{role}/watchlist', group: 'markets', gate: {} },
  { id: 'managerComparison', path: '/{role}/managerComparison', group: 'markets', gate: COMPARISON_GATE, areas: ['consultant'] },
  { id: 'notifications', path: '/notifications', group: 'tools', gate: {} },
  { id: 'settings', path: '/settings', group: 'tools', gate: {} },
];

const REPORTERS: readonly Area[] = ['owner', 'consultant', 'manager'];

/** The screens of the monthly process, in one menu: the specification names them without saying how they are reached. */
export const reportingMenu: readonly MenuItem[] = [
  { id: 'reportingTasks', path: '/{role}/reportingTasks', group: 'reporting', gate: {}, areas: REPORTERS },
  { id: 'importData', path: '/{role}/import', group: 'reporting', gate: {} },
  { id: 'importHistory', path: '/{role}/import/history', group: 'reporting', gate: {} },
  { id: 'monthEnd', path: '/{role}/monthEnd', group: 'reporting', gate: {}, areas: OWNERS, assetType: 'portfolio' },
  { id: 'exportData', path: '/{role}/export', group: 'reporting', gate: {} },
  { id: 'reports', path: '/{role}/reports', group: 'reporting', gate: {}, areas: REPORTERS },
  { id: 'calendar', path: '/calendar', group: 'reporting', gate: {} },
];

const CASH: Gate = { modules: ['cashManagement'] };

/** Screens of cash flows, beside the instructions (decisions G131). */
export const cashMenu: readonly MenuItem[] = [
  { id: 'transactions', path: '/{role}/transactions', group: 'cash', gate: CASH, areas: REPORTERS },
  { id: 'cashflow', path: '/{role}/cashflow', group: 'cash', gate: CASH, areas: REPORTERS },
  { id: 'cashForecast', path: '/{role}/cashflow/forecast', group: 'cash', gate: CASH, areas: REPORTERS },
  { id: 'liquidity', path: '/{role}/cashflow/liquidity', group: 'cash', gate: CASH, areas: REPORTERS },
  { id: 'fxForwards', path: '/{role}/fxForwards', group: 'cash', gate: CASH },
  { id: 'currencyHedge', path: '/{role}/currencyHedge', group: 'cash', gate: addOns.currencyHedge.gate, areas: REPORTERS },
  { id: 'reconciliation', path: '/{role}/reconciliation', group: 'cash', gate: CASH, areas: REPORTERS },
];

const CONTENT: Gate = { modules: ['contentAutomation'] };

/** Documents and data extracted from them (decisions G131). */
export const documentsMenu: readonly MenuItem[] = [
  { id: 'documents', path: '/{role}/documents', group: 'documents', gate: CONTENT },
  { id: 'documentImport', path: '/{role}/documents/import', group: 'documents', gate: CONTENT },
  { id: 'documentSearch', path: '/search', group: 'documents', gate: CONTENT },
  { id: 'extractionModels', path: '/{role}/documents/models', group: 'documents', gate: CONTENT },
  { id: 'dataPoints', path: '/{role}/documents/dataPoints', group: 'documents', gate: CONTENT },
  { id: 'cashflowMappings', path: '/{role}/documents/cashflowMappings', group: 'documents', gate: CONTENT },
];

/** Reference pages open to everybody (decisions G131). */
export const libraryMenu: readonly MenuItem[] = [
  { id: 'research', path: '/research', group: 'library', gate: {} },
  { id: 'directoryTeams', path: '/directory/teams', group: 'library', gate: {} },
  { id: 'directoryFunds', path: '/directory/funds', group: 'library', gate: {} },
  { id: 'directoryCorporations', path: '/directory/corporations', group: 'library', gate: {} },
];

/**
 * Every menu item with its gate, in the order of the menus. The bar, the phone menu, the command palette, the help and the menu checker all
 * read this one list; a page is added to the menus with one line above.
 */
export const menuItems: readonly MenuItem[] = [...topMenu, ...cashMenu, ...reportingMenu, ...documentsMenu, ...libraryMenu];

/** Items that the menu below 600 px adds, for the given role only (decisions G96). */
export const mobileMenu: readonly MenuItem[] = [
  { id: 'consultantHome', path: '/consultant', group: 'mobile', gate: {}, areas: ['consultant'] },
  { id: 'managerClients', path: '/manager/clients', group: 'mobile', gate: {}, areas: ['manager'] },
  { id: 'managerInstructions', path: '/manager/instructions', group: 'mobile', gate: { modules: ['cashManagement'] }, areas: ['manager'] },
  { id: 'managerFundsDeprecated', path: '/manager/funds_deprecated', group: 'mobile', gate: { modules: ['fundList'] }, areas: ['manager'] },
  { id: 'ownerOverview', path: '/owner/overview', group: 'mobile', gate: {}, areas: ['owner'], assetType: 'portfolio' },
  { id: 'ownerAccounts', path: '/owner/accounts', group: 'mobile', gate: {}, areas: ['owner'], assetType: 'portfolio' },
  { id: 'ownerMandates', path: '/owner/mandates', group: 'mobile', gate: {}, areas: ['owner'] },
  { id: 'ownerAddons', path: '/owner/addons', group: 'mobile', gate: ADD_ONS_GATE, areas: ['owner'], assetType: 'portfolio' },
  { id: 'managerCounterparties', path: '/manager/counterparties', group: 'mobile', gate: {}, areas: ['manager'] },
  { id: 'managerProducts', path: '/manager/products', group: 'mobile', gate: {}, areas: ['manager'] },
];

/** The administration menu (specification 2.5); `{organisation}` stands for the current organisation's id. */
export const adminMenu: readonly { id: string; path: string }[] = [
  'datasetcomparisontool',
  'instructioncomparisontool',
  'instructionLivedocsLookup',
  'jsonpathcopytool',
  'assets',
  'banks',
  'bankAccounts',
  'branches',
  'countries',
  'documentTypeTables',
  'departures',
  'dsr',
  'entities',
  'entitypackages',
  'establishments',
  'funds',
  'organisationPackages',
  'organisations',
  'uploads',
  'users',
  'organisations/{organisation}',
  'categoryTrees',
].map(id => ({ id, path: `/admin/${id}` }));

/** The items of a menu that a user may open, with the area filled in. */
export function menuOf(visitor: Visitor, items: readonly MenuItem[] = menuItems): MenuItem[] {
  const area = areaOf(visitor.category);
  return items.filter(item => isShown(visitor, area, item)).map(item => ({ ...item, path: item.path.replace('{role}', area) }));
}

export function isShown(visitor: Visitor, area: Area, item: MenuItem): boolean {
  return menuMiss(visitor, area, item) === null;
}

export type MenuMiss = 'area' | 'assetType' | 'funds' | GateMiss;

/** Why an item is not in a user's menu, or null when it is. */
export function menuMiss(visitor: Visitor, area: Area, item: MenuItem): MenuMiss | null {
  if (item.areas && !item.areas.includes(area)) return 'area';
  if (item.assetType && item.assetType !== visitor.assetType) return 'assetType';
  if (item.ofFunds && visitor.holdsFunds !== true) return 'funds';
  return gateMiss(visitor, item.gate);
}

/**
 * An area is open when the organisation's category or one of its modules belongs to it (decisions G24); administration is for super-users.
 */
export function mayEnter(visitor: Visitor, area: Area | 'admin'): boolean {
  if (area === 'admin') return visitor.superuser;
  return areaOf(visitor.category) === area || visitor.modules.includes(area);
}
