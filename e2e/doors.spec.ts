import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '#support/areas';
import { askAs } from '#support/ask';
import { go, open } from '#support/look';
import { routePatterns } from '#support/route-patterns';
import { subMandatesOfOwner } from '#support/sub-mandates';
import { users, type UserName } from '#support/users';

const REFUSED = /^(Page Not Found|Unauthorized|Something went wrong)$/;

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]').evaluateAll(all => all.map(one => new URL(one.getAttribute('href') ?? '/', location.href).pathname));

/** The route of an address: the matching pattern with the most fixed segments. */
function patternOf(path: string, patterns: readonly string[], area: string): string | null {
  const given = path.split('/');
  const fitting = patterns.filter(pattern => {
    const wanted = pattern.replace('$role', area).split('/');
    return wanted.length === given.length && wanted.every((word, at) => word.startsWith('$') || word === given[at]);
  });
  const words = (pattern: string) => pattern.split('/').filter(word => !word.startsWith('$')).length;
  return fitting.toSorted((a, b) => words(b) - words(a))[0] ?? null;
}

/** Follows links until no new kind of page turns up; returns the routes seen, with the first address of each. */
async function follow(page: Page, patterns: readonly string[], { area, from }: { area: string; from: readonly string[] }) {
  const seen = new Map<string, string>();
  const open = [...from];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const pattern = patternOf(path, patterns, area);
    if (pattern === null || seen.has(pattern)) continue;
    seen.set(pattern, path);
    await test.step(path, async () => {
      await go(page, path);
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).not.toHaveText(REFUSED);
      open.push(...(await linksOf(page)));
    });
  }
  return seen;
}

/** Pages not linked from the first list: tabs of an object are buttons, and the first mandate has no sub-mandate. */
async function furtherOf(as: UserName, seen: ReadonlyMap<string, string>): Promise<string[]> {
  const at = (pattern: string) => seen.get(pattern);
  const mandate = at('/$role/mandates/$mandateId');
  const spc = at('/client/spcs/$spcId');
  const fund = at('/$role/privateEquity/$fundId');
  const organisation = at('/admin/organisations/$organisationId');
  const report = at('/$role/reports/$reportId');
  const document = at('/$role/documents/$documentId');
  return [
    ...(mandate ? [`${mandate}/performance`] : []),
    ...(spc ? [`${spc}/ledger`] : []),
    ...(fund ? [`${fund}/ledger`] : []),
    ...(organisation ? [`${organisation}/branding`] : []),
    ...(report ? [`${report}/restatement`] : []),
    ...(document ? [`${document}/contents`] : []),
    ...(as === 'hoshiAdmin' ? [await subMandatesOfOwner()] : []),
    // Users are listed only after a search.
    ...(as === 'superUser' ? ['/admin/users?search=sazanami'] : []),
  ];
}

/** Waits until the demo's documents have been printed and read, after the first start. */
async function documentsArrive(): Promise<void> {
  const count = async () =>
    (await askAs<{ documents: { data: unknown[] } }>('hoshiAdmin', '{ documents(reading: "read") { data { id } } }')).documents.data.length;
  await expect.poll(count, { timeout: 240_000, intervals: [2_000] }).toBeGreaterThan(0);
}

/** Waits until the consultant's watched items have been checked, after the first start. */
async function watchItemsArrive(): Promise<void> {
  const count = async () =>
    (await askAs<{ watchlist: { data: unknown[] } }>('kaedeAdmin', '{ watchlist { data { id } } }')).watchlist.data.length;
  await expect.poll(count, { timeout: 240_000, intervals: [2_000] }).toBeGreaterThan(0);
}

/** Pages for which the demo has no data for this user. Each is opened by a test of its own feature. */
const NOT_IN_THE_DEMO: Partial<Record<UserName, readonly string[]>> = {
  kaedeAdmin: [
    '/$role/mandates/$mandateId/subMandates/$subMandateId',
    '/$role/counterparties/$counterpartyId',
    '/$role/import/history/$importId',
  ],
  sazanAdmin: [
    '/$role/counterparties/$counterpartyId',
    '/$role/instructions/$instructionId',
    '/$role/import/history/$importId',
    '/$role/securities/$securityRef',
    '/$role/fx/$pair',
  ],
  marloAdmin: [
    '/$role/companies/$companyId',
    '/$role/counterparties/$counterpartyId',
    '/$role/watchlist/$itemId',
    '/$role/securities/$securityRef',
    '/$role/fx/$pair',
  ],
};

/** Only managers have clients and products, only consultants compare managers; accountants and trust banks have the pages listed here. */
const OF_MANAGERS = /^\/\$role\/(clients|products)\b/;
const OF_CONSULTANTS = /^\/\$role\/managerComparison\b/;
const OF_CLIENTS = /^\/client\/|^\/\$role\/(assetList|instructions|securities|fx|counterparties|import|export)\b/;

function isOnTheMap(pattern: string, area: string): boolean {
  if (area === 'client') return OF_CLIENTS.test(pattern);
  if (OF_CONSULTANTS.test(pattern)) return area === 'consultant';
  return area === 'manager' || !OF_MANAGERS.test(pattern);
}

for (const { as, area, has } of AREAS)
  test(`every route of the map opens a page, found by its links: ${area}`, async ({ page }) => {
    test.setTimeout(600_000);
    if (as === 'hoshiAdmin') await documentsArrive();
    if (as === 'kaedeAdmin') await watchItemsArrive();
    await open(page, '/notifications', { as, language: 'en', theme: 'light', width: 1440 });
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const patterns = (await routePatterns(page)).filter(pattern => !pattern.endsWith('/$') && pattern !== '/$role');
    const own = patterns.filter(pattern => has(pattern) && isOnTheMap(pattern, area));
    const fixed = own.map(pattern => pattern.replace('$role', area)).filter(path => !path.includes('$'));
    const links = await linksOf(page);
    const first = await follow(page, patterns, { area, from: [...fixed, ...links] });
    const places = await furtherOf(as, first);
    const found: string[] = [];
    for (const place of places) {
      await go(page, place);
      found.push(place, ...(await linksOf(page)));
    }
    const left = patterns.filter(pattern => !first.has(pattern));
    const further = await follow(page, left, { area, from: found });
    const absent = NOT_IN_THE_DEMO[as] ?? [];
    expect(own.filter(pattern => !first.has(pattern) && !further.has(pattern) && !absent.includes(pattern))).toEqual([]);
  });

const NARROW = 599;
const WORDS_OF_AREAS = ['owner', 'consultant', 'manager', 'client', 'admin'];

/** In the long run every demo user follows every link they are shown. */
const LONG = process.env['COUNTS'] === 'full';
/** Users who do not get past the gates before the shell. */
const AT_THE_GATE: readonly UserName[] = ['hoshiReset', 'kaedeUnverified', 'tsubaNew', 'marloSso', 'iplockAdmin'];

const everybody = Object.keys(users) as UserName[]; // its own keys
for (const as of everybody)
  test(`no link leads ${as} to a missing page`, async ({ page }) => {
    test.skip(!LONG || AT_THE_GATE.includes(as), 'in the long run, for those who get in');
    test.setTimeout(900_000);
    // The narrow menu holds every item as a link; the wide one opens its groups by buttons.
    await open(page, '/', { as, language: 'en', theme: 'light', width: NARROW });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/settings"]')).toBeVisible();
    const links = await linksOf(page);
    await open(page, '/', { as, language: 'en', theme: 'light', width: 1440 });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const patterns = (await routePatterns(page)).filter(pattern => !pattern.endsWith('/$') && pattern !== '/$role');
    const area = links.map(path => path.split('/')[1] ?? '').find(word => WORDS_OF_AREAS.includes(word)) ?? 'client';
    const seen = await follow(page, patterns, { area, from: links });
    expect(seen.size).toBeGreaterThan(5);
  });
