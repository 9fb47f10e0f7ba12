import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, PHONE_WIDTH } from '#support/look';

const ARRIVAL_MS = 120_000;

/** Grids of figures: the most important ones are beside the name, before codes and weight. */
const GRIDS = [
  ['/owner/mandates', { en: ['Market value', '1M', '1M'], jp: ['時価', '当月', '当月'] }],
  ['/owner/accounts', { en: ['Market value', '1M'], jp: ['時価', '当月'] }],
  ['/owner/securities', { en: ['Latest price', 'Change %'], jp: ['直近単価', '騰落率（%）'] }],
  ['/owner/assetClasses', { en: ['Market value', '1M'], jp: ['時価', '当月'] }],
] as const;

/** Names that are one long word, or in a narrow column: they break between words, and nothing covers them. */
const NAMES = [
  ['hoshiAdmin', '/owner/import/history'],
  ['marloAdmin', '/settings/intakes'],
  ['hoshiAdmin', '/settings/masterData'],
  ['hoshiAdmin', '/owner/currencyHedge'],
  ['kaedeAdmin', '/consultant/assetList'],
] as const;
const NAME_LINES = 4;

/** Plain tables: the first columns by priority are in the row, which expands to the rest. */
const TABLES = [
  '/owner/privateEquity',
  '/owner/funds',
  '/owner/reportingTasks',
  '/owner/monthEnd',
  '/owner/reports',
  '/owner/transactions',
  '/owner/instructions',
  '/owner/documents',
  '/owner/counterparties',
  '/owner/watchlist',
  '/owner/fxForwards',
  '/owner/cashflow',
] as const;

async function isWithoutSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_WIDTH);
}

/** The last row is not covered by the totals before any scrolling. */
async function isAboveTotals(grid: Locator): Promise<void> {
  const bottomOf = async (row: Locator) => await row.evaluate(one => Math.round(one.getBoundingClientRect().bottom));
  const totals = grid.getByRole('row').last();
  const top = await totals.evaluate(one => Math.round(one.getBoundingClientRect().top));
  expect(await bottomOf(grid.getByRole('row').nth(-2))).toBeLessThanOrEqual(top);
}

for (const language of ['en', 'jp'] as const)
  test(`the most used lists on a phone, ${language}: figures beside the name, the rest one touch away`, async ({ page }) => {
    test.setTimeout(6 * ARRIVAL_MS);
    const look = { as: 'hoshiAdmin', language, theme: 'light', width: PHONE_WIDTH } as const;
    for (const [path, { [language]: first }] of GRIDS) {
      await open(page, path, look);
      const grid = page.getByRole('grid').or(page.getByRole('treegrid')).first();
      await expect(grid.getByRole('gridcell').nth(1)).toHaveText(/\d/, { timeout: ARRIVAL_MS });
      const heads = grid.getByRole('columnheader');
      const seen: string[] = [];
      for (const head of await heads.all()) {
        const box = await head.boundingBox();
        if (box && box.x + box.width <= PHONE_WIDTH) seen.push((await head.innerText()).trim());
      }
      expect([path, ...seen]).toEqual(expect.arrayContaining([path, ...first]));
      await isWithoutSidewaysScroll(page);
      if (path === '/owner/assetClasses') await isAboveTotals(grid);
    }
    for (const path of TABLES) {
      await open(page, path, look);
      const table = page.locator('table[data-folded]').first();
      await expect(table, path).toBeVisible({ timeout: ARRIVAL_MS });
      await expect.poll(() => table.evaluate(one => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)), path).toBeLessThanOrEqual(0);
      const button = table.locator('tbody').getByRole('button', { expanded: false }).first();
      // A list that arrives in two parts draws its rows anew, and a row opened in between is closed again.
      await expect(async () => {
        await button.click();
        await expect(table.locator('dl dt').first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await isWithoutSidewaysScroll(page);
    }
  });

for (const language of ['en', 'jp'] as const)
  test(`long names on a phone, ${language}: whole, in few lines, with every column of the row on the screen`, async ({ page }) => {
    test.setTimeout(6 * ARRIVAL_MS);
    for (const [as, path] of NAMES) {
      await open(page, path, { as, language, theme: 'light', width: PHONE_WIDTH });
      const table = page.locator('table[data-folded]').last();
      await expect(table, path).toBeVisible({ timeout: ARRIVAL_MS });
      await isWithoutSidewaysScroll(page);
      const cells = await page.locator('table[data-folded] tbody th').all();
      expect(cells.length, path).toBeGreaterThan(0);
      for (const cell of cells) {
        const { words, lines, over } = await cell.evaluate(measureName);
        expect(over, `${path} ${words} leaves its cell`).toBeLessThanOrEqual(0);
        expect(lines, `${path} ${words}`).toBeLessThanOrEqual(path === '/consultant/assetList' ? NAME_LINES + 2 : NAME_LINES); // a client with its asset
      }
      for (const one of await page.locator('table[data-folded]').all())
        expect(
          await one.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
          path,
        ).toBeLessThanOrEqual(0);
    }
  });

/** The lines a name takes, and by how much it leaves its cell. */
function measureName(cell: HTMLElement): { words: string; lines: number; over: number } {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector('span > span') ?? cell);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height < 40);
  const tops = new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 8)));
  return {
    words: cell.innerText,
    lines: tops.size,
    over: Math.round(Math.max(...boxes.map(({ right }) => right)) - cell.getBoundingClientRect().right),
  };
}
