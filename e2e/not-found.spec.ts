import { expect, test, type Page } from '@playwright/test';
import { open, redress } from '#support/look';
import { routePatterns } from '#support/route-patterns';
import type { UserName } from '#support/users';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** Parameters that hold a word, not an id. */
const WORDS: Readonly<Record<string, string>> = {
  $tab: 'nope',
  $code: 'XX',
  $pair: 'XXXYYY',
  $securityRef: 'NOPE',
  $treeId: `${UNKNOWN}:nope`,
};

/** Addresses below a pattern that hold an id or a tab nobody has, and one level deeper than the pattern goes. */
function unknownBelow(pattern: string, area: string): string[] {
  const path = pattern.replace('$role', area);
  const filled = path.replaceAll(/\$\w+/g, name => WORDS[name] ?? UNKNOWN);
  return [...(path.includes('$') ? [filled] : []), `${filled}/nope/nope`];
}

/** A manager has no asset of its own, and these pages say so instead. */
const OF_AN_ASSET = /^\/\$role\/(mandates|assetClasses|benchmarks|accounts)/;

/** Without the add-on its screens say so before an id is looked at. */
const OF_ADD_ONS = /^\/\$role\/hypotheticalAssets\//;

/** Organisations without an asset of their own have these screens. */
const isOfRole = (pattern: string) =>
  pattern.startsWith('/$role/') && ![OF_DOCUMENTS, OF_ADD_ONS, OF_FUND_LIST].some(refused => refused.test(pattern));
/** Reporters have not the package of private assets: its screens are refused before an id is looked at. */
const OF_PRIVATE_ASSETS = /^\/\$role\/privateEquity\b/;
const isReporters = (pattern: string) => isOfRole(pattern) && ![OF_AN_ASSET, OF_PRIVATE_ASSETS].some(refused => refused.test(pattern));

/** Without the list of funds it is refused before an id is looked at. */
const OF_FUND_LIST = /^\/\$role\/funds\b/;

const OF_CASH_MANAGEMENT = /^\/\$role\/(instructions|transactions|cashflow|fxForwards|currencyHedge|reconciliation)\b/;

/** Without content automation these are refused before an id is looked at. */
const OF_DOCUMENTS = /^\/\$role\/documents\b/;

const AREAS: readonly { as: UserName; area: string; has: (pattern: string) => boolean }[] = [
  { as: 'hoshiAdmin', area: 'owner', has: pattern => !/^\/(admin|client|manager)/.test(pattern) },
  // Without cash management its screens are refused before an id is looked at.
  { as: 'kaedeAdmin', area: 'consultant', has: pattern => isOfRole(pattern) && !OF_CASH_MANAGEMENT.test(pattern) },
  { as: 'marloAdmin', area: 'manager', has: isReporters },
  { as: 'sazanAdmin', area: 'client', has: pattern => pattern.startsWith('/client') || isReporters(pattern) },
  { as: 'superUser', area: 'admin', has: pattern => pattern.startsWith('/admin') },
];

const WORDS_OF = {
  en: { title: 'Page Not Found', body: (path: string) => `There is nothing at ${path}.` },
  jp: { title: 'ページが見つかりません', body: (path: string) => `${path} に該当するページはありません。` },
};

/** The address is named on the screen, so it is no leftover of the one before. */
async function expectNotFound(page: Page, path: string, language: keyof typeof WORDS_OF): Promise<void> {
  const { title, body } = WORDS_OF[language];
  await expect.soft(page.getByRole('main').getByText(body(path)), path).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
  await expect.soft(page.getByRole('banner'), path).toBeVisible();
}

for (const { as, area, has } of AREAS) {
  test(`2.3.22 an unknown id or tab below every route is Page Not Found inside the shell, in both languages: ${area}`, async ({ page }) => {
    test.setTimeout(600_000);
    await open(page, '/notifications', { as, language: 'jp' });
    await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible();
    const patterns = (await routePatterns(page)).filter(pattern => !pattern.includes('$/') && !pattern.endsWith('/$') && has(pattern));
    expect(patterns.length).toBeGreaterThan(10);
    for (const path of new Set(patterns.flatMap(pattern => unknownBelow(pattern, area)))) {
      await test.step(path, async () => {
        await page.evaluate(to => window.history.pushState({}, '', to), path);
        await expectNotFound(page, path, 'jp');
        await redress(page, { language: 'en' });
        await expectNotFound(page, path, 'en');
        await redress(page, { language: 'jp' });
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }
  });
}
