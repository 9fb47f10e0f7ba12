import type { UserName } from '#support/users';

/** A manager has no asset of its own, and these pages say so instead. */
const OF_AN_ASSET = /^\/\$role\/(mandates|assetClasses|benchmarks|accounts)/;

/** Without the add-on its screens say so before the id is checked. */
const OF_ADD_ONS = /^\/\$role\/hypotheticalAssets\//;

/** Screens of organisations without an asset of their own. */
const isOfRole = (pattern: string) =>
  pattern.startsWith('/$role/') && ![OF_DOCUMENTS, OF_ADD_ONS, OF_FUND_LIST].some(refused => refused.test(pattern));
/** Reporters do not have the private assets package: its screens are refused before the id is checked. */
const OF_PRIVATE_ASSETS = /^\/\$role\/privateEquity\b/;
const isReporters = (pattern: string) => isOfRole(pattern) && ![OF_AN_ASSET, OF_PRIVATE_ASSETS].some(refused => refused.test(pattern));

/** Without the fund list module it is refused before the id is checked. */
const OF_FUND_LIST = /^\/\$role\/funds\b/;

const OF_CASH_MANAGEMENT = /^\/\$role\/(instructions|transactions|cashflow|fxForwards|currencyHedge|reconciliation)\b/;

/** Without content automation these are refused before the id is checked. */
const OF_DOCUMENTS = /^\/\$role\/documents\b/;

/** One user of each area, with the routes they have. */
export const AREAS: readonly { as: UserName; area: string; has: (pattern: string) => boolean }[] = [
  { as: 'hoshiAdmin', area: 'owner', has: pattern => !/^\/(admin|client|manager)/.test(pattern) },
  // Without cash management its screens are refused before the id is checked.
  { as: 'kaedeAdmin', area: 'consultant', has: pattern => isOfRole(pattern) && !OF_CASH_MANAGEMENT.test(pattern) },
  { as: 'marloAdmin', area: 'manager', has: isReporters },
  { as: 'sazanAdmin', area: 'client', has: pattern => pattern.startsWith('/client') || isReporters(pattern) },
  { as: 'superUser', area: 'admin', has: pattern => pattern.startsWith('/admin') },
];
