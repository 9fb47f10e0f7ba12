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

test('on A4 in Japanese a list of mandates takes no more than three pages', async ({ page }) => {
  test.setTimeout(2 * ARRIVAL_MS);
  await open(page, '/owner/mandates', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  await expect(page.getByRole('treegrid').first()).toContainText(/\d\.\d\d/, { timeout: ARRIVAL_MS });
  await expect(page.getByRole('region', { name: '進行中の月' })).toContainText('2026/10');
  expect(await pagesOf(page)).toBeLessThanOrEqual(3);
});

test('the overview on paper keeps its charts beside their tables, whole, and ends without an empty page', async ({ page }) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'jp', theme: 'light', width: 1440 });
  await expect(page.getByRole('treegrid').first()).toContainText(/\d\.\d\d/, { timeout: ARRIVAL_MS });
  await page.getByRole('heading', { name: '当月の寄与度' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /時価/ }).last()).toBeVisible();
  expect(await pagesOf(page)).toBeLessThanOrEqual(4);
});

async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return [...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}
