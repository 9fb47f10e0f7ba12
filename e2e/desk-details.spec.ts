import { expect, test, type Page } from '@playwright/test';
import { go, open, redress } from '#support/look';

const ARRIVAL_MS = 120_000;

/** Lists whose search box and headings were once truncated. */
const LISTS = ['/owner/mandates', '/owner/securities', '/owner/funds', '/owner/reportingTasks', '/owner/benchmarks'] as const;

/** Texts that are truncated: placeholders of fields and headings of grids. */
async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, element: Element) => {
      if (pen) pen.font = getComputedStyle(element).font;
      return pen?.measureText(text).width ?? 0;
    };
    const roomOf = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')]
      .filter(field => field.checkVisibility() && field.placeholder && widthOf(field.placeholder, field) > roomOf(field) + 1)
      .map(({ placeholder }) => placeholder);
    const heads = [...document.querySelectorAll('main [role=columnheader]')]
      .filter(head => [head, ...head.querySelectorAll('*')].some(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0))
      .map(head => head.textContent ?? '');
    return [...fields, ...heads];
  });
}

test('details of the desk at 1440 px in both languages: nothing is cut, and units stand where amounts do', async ({ page }) => {
  test.setTimeout(4 * ARRIVAL_MS);
  await open(page, LISTS[0], { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  for (const language of ['jp', 'en'] as const) {
    await redress(page, { language });
    for (const path of LISTS) {
      await go(page, path);
      await expect(page.locator('main input[placeholder]').first()).toBeVisible({ timeout: ARRIVAL_MS });
      expect([path, ...(await cutTexts(page))]).toEqual([path]);
    }
    // The last of them has only returns, to which no unit applies.
    await expect(page.getByRole('button', { name: language === 'jp' ? /単位/ : /^Unit/ })).toHaveCount(0);
  }
});

test('on A4 in Japanese a list of mandates takes no more than two pages', async ({ page }) => {
  test.setTimeout(2 * ARRIVAL_MS);
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  await expect(page.getByRole('treegrid').first()).toContainText(/\d\.\d\d/, { timeout: ARRIVAL_MS });
  await expect(page.getByRole('region', { name: '進行中の月' })).toContainText('2026/10');
  expect(await pagesOf(page)).toBeLessThanOrEqual(2);
});

test('the overview on paper keeps its charts beside their tables, whole, and ends without an empty page', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  await expect(page.getByRole('treegrid').first()).toContainText(/\d\.\d\d/, { timeout: ARRIVAL_MS });
  await page.getByRole('heading', { name: '当月の寄与度' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /時価/ }).last()).toBeVisible();
  expect(await pagesOf(page)).toBeLessThanOrEqual(4);
  await redress(page, { language: 'en' });
  expect(await pagesOf(page)).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1032, height: 730 }); // A4 across, without its margins
  const bars = page.getByRole('table', { name: 'Weights and policy' }).locator('tbody td:nth-child(2) > *');
  await expect.poll(() => bars.evaluateAll(all => Math.min(...all.map(one => one.clientWidth)))).toBeGreaterThan(30);
});

/** Where what the server calls things once stood untranslated, a page each of what they are held in. */
const NAMED = ['/settings/organisation', '/settings/users', '/settings/packages', '/owner/documents/dataPoints', '/owner/funds'] as const;

test('in Japanese nothing on screen is called by its identifier, and notices name organisations in Japanese', async ({ page }) => {
  test.setTimeout(4 * ARRIVAL_MS);
  await open(page, NAMED[0], { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  for (const path of NAMED) {
    await go(page, path);
    await expect(page.getByRole('main').locator('td, dd').first()).toBeVisible({ timeout: ARRIVAL_MS });
    const texts = await page
      .getByRole('main')
      .locator('td, dd, td *, dd *')
      .evaluateAll(all =>
        all.flatMap(one => [...one.childNodes].filter(node => node.nodeType === 3).map(node => (node.textContent ?? '').trim())),
      );
    expect([path, ...texts.filter(text => /^[a-z]+([A-Z][a-z]+)*( [a-z]+)*$/.test(text))]).toEqual([path]);
  }
  await go(page, '/notifications');
  const notices = page.getByRole('main').getByRole('listitem');
  await expect(notices.first()).toContainText(/\d/, { timeout: ARRIVAL_MS });
  await expect(notices.filter({ hasText: /椿アセットマネジメント/ }).first()).toBeVisible();
  await expect(notices.filter({ hasText: /Tsubaki|Marlowe/ })).toHaveCount(0);
});

test('names on the overview and in the accounts are read to their end, in both languages, at 1440 and 390 px', async ({ page }) => {
  test.setTimeout(4 * ARRIVAL_MS);
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  for (const language of ['jp', 'en'] as const)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await redress(page, { language });
      await go(page, '/owner/overview');
      await page.getByRole('heading', { name: language === 'jp' ? '当月の寄与度' : 'Contribution in the month' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('main').locator('th[scope=row][title]').last()).toBeVisible({ timeout: ARRIVAL_MS });
      expect(await page.getByRole('main').locator('th[scope=row][title]').evaluateAll(isCut)).toEqual([]);
      const bars = page.getByRole('main').locator('table i[data-kind]');
      await expect(bars.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      if (width !== 1440) continue;
      await go(page, '/owner/accounts');
      const names = page.getByRole('treegrid').getByRole('row').locator('[title]');
      await expect(names.first()).toBeVisible({ timeout: ARRIVAL_MS });
      expect(await names.evaluateAll(isCut)).toEqual([]);
    }
});

/** The texts of those that are wider than their place. */
function isCut(all: readonly Element[]): string[] {
  return all.flatMap(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const place = (one.closest('[role=rowheader], [role=gridcell], th') ?? one).getBoundingClientRect();
    return range.getBoundingClientRect().right > place.right + 1 ? [one.textContent ?? ''] : [];
  });
}

async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return [...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}
