import { expect, test, type Page } from '@playwright/test';
import { open, PHONE_WIDTH } from '#support/look';
import { serverUrl } from '#support/sign-in';
import type { UserName } from '#support/users';

/** Landing pages by role, and the page a fund officer opens next. */
const SCREENS: readonly { as: UserName; path: string }[] = [
  { as: 'hoshiAdmin', path: '/owner/overview' },
  { as: 'shiraAdmin', path: '/owner/overview' },
  { as: 'kaedeAdmin', path: '/consultant/assetList' },
  { as: 'tsubaUser', path: '/manager/clients' },
  { as: 'sazanAdmin', path: '/client/spcs' },
  { as: 'superUser', path: '/admin/organisations' },
  { as: 'hoshiAdmin', path: '/owner/mandates' },
  { as: 'hoshiAdmin', path: '/owner/accounts' },
  { as: 'hoshiAdmin', path: '/owner/reportingTasks' },
];
const SHIFT_MAX = 0.05;

type Shift = { value: number; hadRecentInput: boolean; sources?: { node: Node | null }[] };

/** Adds up the layout shifts of a page while it loads, and names what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shiftsSeen: seen });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?');
    new PerformanceObserver(list => {
      const entries = list.getEntries() as unknown as Shift[]; // the type of these entries is not in the compiler's library
      for (const entry of entries) {
        if (!entry.hadRecentInput) seen.push({ value: entry.value, what: (entry.sources ?? []).map(({ node }) => nameOf(node)).join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shiftsSeen: { value: number; what: string }[] }).shiftsSeen); // set above

for (const width of [PHONE_WIDTH, 1440]) {
  for (const { as, path } of SCREENS) {
    test(`${path} of ${as} does not move under its reader while it loads, at ${width} px`, async ({ page }) => {
      await open(page, '/healthz', { as, language: 'en', width });
      await watchShifts(page);
      await page.goto(`${serverUrl()}${path}`, { waitUntil: 'networkidle' });
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const shifts = await shiftsOf(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT_MAX);
    });
  }
}
