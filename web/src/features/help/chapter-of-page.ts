/**
 * The chapter about a page, by the longest matching beginning of its path after the area. Contains no texts, because the shell imports it.
 */
const CHAPTERS: readonly (readonly [path: string, chapter: string])[] = [
  ['/overview', 'figures'],
  ['/setup', 'masterData'],
  ['/accounts', 'figures'],
  ['/assetClasses', 'figures'],
  ['/assetClasses/rebalancing', 'rebalancing'],
  ['/mandates', 'figures'],
  ['/benchmarks', 'methods'],
  ['/addons', 'methods'],
  ['/addons/basel', 'basel'],
  ['/hypotheticalAssets', 'hypothetical'],
  ['/assetList', 'clients'],
  ['/clients', 'what'],
  ['/managerComparison', 'managerComparison'],
  ['/watchlist', 'watchlist'],
  ['/privateEquity', 'private'],
  ['/funds', 'private'],
  ['/companies', 'private'],
  ['/documents', 'documents'],
  ['/search', 'documents'],
  ['/currencyHedge', 'hedge'],
  ['/fxForwards', 'hedge'],
  ['/instructions', 'instructions'],
  ['/transactions', 'instructions'],
  ['/cashflow', 'instructions'],
  ['/securities', 'markets'],
  ['/fx', 'markets'],
  ['/counterparties', 'markets'],
  ['/products', 'what'],
  ['/categories', 'figures'],
  ['/import', 'imports'],
  ['/monthEnd', 'monthEnd'],
  ['/reportingTasks', 'monthEnd'],
  ['/reports', 'restatement'],
  ['/committeePacks', 'packs'],
  ['/export', 'export'],
  ['/calendar', 'deadlines'],
  ['/research', 'research'],
  ['/spcs', 'spcs'],
  ['/corporations', 'corporations'],
  ['/notifications', 'notifications'],
  ['/reconciliation', 'reconciliation'],
  ['/settings/notifications', 'notifications'],
  ['/settings/integrations', 'tokens'],
  ['/settings/users', 'people'],
  ['/settings/masterData', 'masterData'],
  ['/settings/tolerances', 'imports'],
  ['/settings/support', 'audit'],
  ['/settings/organisation', 'audit'],
  ['/settings', 'display'],
  ['/admin/organisations', 'impersonation'],
  ['/admin/users', 'login'],
  ['/admin/uploads', 'uploads'],
  ['/admin/datasetcomparisontool', 'tools'],
  ['/admin/instructioncomparisontool', 'tools'],
  ['/admin/organisationPackages', 'packages'],
  ['/admin/dsr', 'dsr'],
];

export const EXPLAINED = CHAPTERS.map(([path]) => path);

export function chapterOfPage(pathname: string): string | null {
  const behindArea = pathname.replace(/^\/(owner|consultant|manager|client)(?=\/)/, '');
  const fitting = CHAPTERS.filter(([path]) => behindArea === path || behindArea.startsWith(`${path}/`));
  return fitting.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}
