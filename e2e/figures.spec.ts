import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { checkAxe, checkEveryLook } from '#support/axe';
import { open, PHONE_WIDTH, redress, walk } from '#support/look';
import { lookAt } from '#support/preferences';
import { serverUrl } from '#support/sign-in';

const OVERVIEW = '/owner/overview';
/** The consultant's view of the fund: its stored date can change without affecting the fund's own users. */
const CONSULTANT_OVERVIEW = '/consultant/overview';
const trace = (page: Page) => page.getByRole('dialog', { name: /^(?:Trace|数値の根拠)$/ });

/** The headline with the given label; its first button is the figure. */
const headline = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .getByRole('button')
    .first();

test('1.09 1.16 the total and its returns are those of the design, in either language, and are exported as shown', async ({ page }) => {
  await open(page, OVERVIEW, { as: 'hoshiAdmin', language: 'en' });
  for (const { language, total, grid } of [
    { language: 'en', total: 'Total assets', grid: 'Asset classes' },
    { language: 'jp', total: '資産全体', grid: '資産クラス' },
  ] as const) {
    await redress(page, { language });
    const line = page.getByRole('treegrid', { name: grid }).getByRole('row', { name: new RegExp(`^${total}`) });
    await expect(line).toBeVisible();
    await expect(line).toContainText('123,454');
    const cells = await line.getByRole('gridcell').allInnerTexts();
    const texts = cells.map(text => text.trim().split(/\s/)[0]);
    expect(texts.slice(-8)).toEqual(['1.65', '2.07', '4.38', '6.59', '6.89', '3.64', '-', '4.86']);
  }
  await redress(page, { language: 'en' });
  const waiting = page.waitForEvent('download');
  const table = page.getByRole('region', { name: 'Asset classes' });
  await table.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('HOSHI_overview_20260930.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('As of,2026-09-30\r\n');
  expect(text).toMatch(/\r\nUnit,JPY millions /);
  expect(text).toMatch(/\r\nTotal assets,123454\.109324,100,100,/);
});

test('2.4.08 2.6.06 2.6.07 the menu leads to overview, accounts and asset classes', async ({ page }) => {
  await open(page, '/', { as: 'hoshiAdmin', language: 'en' });
  await expect(page).toHaveURL(/\/owner\/overview/);
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts map' })).toBeVisible();
  await menu.getByRole('link', { name: 'Asset Classes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asset classes' })).toBeVisible();
  await page.getByRole('link', { name: 'Foreign equity' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foreign equity' })).toBeVisible();
});

test('1.15 a figure explains itself: from the year’s return through the month and the class to the fact, its source and its cell', async ({
  page,
}) => {
  await open(page, OVERVIEW, { as: 'hoshiAdmin', language: 'en' });
  await headline(page, 'Return, 1 year').click();
  const panel = trace(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByText('Linked monthly returns', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/trace=.*return\.1y\.2026-09-30/);
  await checkAxe(page);
  const step = async (row: RegExp) => panel.getByRole('row', { name: row }).getByRole('button').click();
  await step(/2026\/08\/31/);
  await expect(panel.getByText('Modified Dietz, month')).toBeVisible();
  await expect(panel.getByTestId('formula')).toContainText('÷');
  await step(/Market value 2026\/08\/31/);
  await step(/Domestic bonds/);
  await step(/Domestic bond active/);
  await expect(panel.getByText('Reported value', { exact: true })).toBeVisible();
  await expect(panel.getByText(/TSUBA_HOSHI_2026-08_HDB02\.xlsx/)).toBeVisible();
  await expect(panel.getByText('2026-10-05 10:30').first()).toBeVisible();
  await expect(panel.getByText('Earlier values').first()).toBeVisible();
  const shown = await panel.locator('b').first().innerText();
  const cell = (await panel.getByRole('link', { name: 'Open the file at this cell' }).getAttribute('href')) ?? '';
  const crumbs = panel.getByRole('navigation').getByRole('button');
  await expect(crumbs).toHaveCount(4);
  await crumbs.first().click();
  await expect(panel.getByText('Linked monthly returns', { exact: true })).toBeVisible();
  await walk(page, cell);
  await expect(page.getByRole('heading', { level: 1, name: 'TSUBA_HOSHI_2026-08_HDB02.xlsx' })).toBeVisible();
  const marked = page.locator('td[aria-current=location]');
  await expect(marked).toContainText(shown);
  await expect(marked).toBeInViewport();
  await checkAxe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Original file' }).click();
  expect((await download).suggestedFilename()).toBe('TSUBA_HOSHI_2026-08_HDB02.xlsx');
});

test('a trace by keyboard: Esc gives the focus back, a cell opens its own, a dash says why; a link carries it, and it fills a phone', async ({
  page,
}) => {
  await open(page, OVERVIEW, { as: 'hoshiAdmin', language: 'en' });
  const button = headline(page, 'Return, fiscal year to date');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(trace(page)).toBeFocused();
  const link = page.url();
  await page.keyboard.press('Escape');
  await expect(trace(page)).toBeHidden();
  await expect(button).toBeFocused();
  const line = page.getByRole('treegrid').getByRole('row', { name: /Domestic bonds/ });
  await expect(line.getByTitle('The history is shorter than the period')).toBeVisible();
  await page.getByRole('treegrid').getByRole('gridcell').first().focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(trace(page).getByText('Sum of the parts', { exact: true })).toBeVisible();
  await expect(trace(page).getByRole('row', { name: /^Total/ })).toContainText('24,260');
  await open(page, link.replace(serverUrl(), ''), { language: 'jp', width: PHONE_WIDTH });
  await expect(trace(page).getByText('4.38%').first()).toBeVisible();
  expect((await trace(page).boundingBox())?.width).toBe(PHONE_WIDTH);
});

test.describe('two clocks', () => {
  test('before the correction of 5 October the old figure is shown', async ({ page }) => {
    const key = async () => new URL(page.url()).searchParams.get('trace');
    await open(page, OVERVIEW, { as: 'hoshiAdmin', language: 'en' });
    await headline(page, 'Return, 1 year').click();
    const panel = trace(page);
    await panel
      .getByRole('row', { name: /2026\/08\/31/ })
      .getByRole('button')
      .click();
    await panel
      .getByRole('row', { name: /Market value 2026\/08\/31/ })
      .getByRole('button')
      .click();
    await expect(panel.getByText(/^Exactly/)).toBeVisible();
    const now = await amount(page);
    await page.goto(`${page.url().split('?')[0]}?trace=${await key()}&known=2026-10-04`);
    await expect(page.getByText('You see the figures as known on 2026/10/04.')).toBeVisible();
    await expect(panel.getByText(/^Exactly/)).toBeVisible({ timeout: 120_000 }); // the whole book is loaded as it was known then
    expect(now - (await amount(page))).toBe(18_200_000);
    await panel.getByRole('button', { name: 'Close the trace' }).click();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(page).not.toHaveURL(/known=/);
  });

  test('what changed since then is listed with the fact that did it, and sums exactly', async ({ page }) => {
    await lookAt('kaedeAdmin', '2026-08-31');
    await open(page, CONSULTANT_OVERVIEW, { as: 'kaedeAdmin', language: 'en' });
    await expect(page.getByText('as of 2026/08/31')).toBeVisible();
    await page.getByRole('button', { name: 'As known…' }).click();
    await page.getByRole('textbox', { name: 'As known on' }).fill('2026/10/04');
    await page.getByRole('button', { name: 'What changed since' }).click();
    const table = page.getByRole('table', { name: 'Values recorded since' });
    await expect(table.getByText(/Market value of Domestic bond active for 2026\/08/).first()).toBeVisible();
    const bodies = table.locator('tbody');
    expect(await bodies.count()).toBeGreaterThan(10);
    for (const body of await bodies.all()) {
      const change = (await body.locator('[data-change]').getAttribute('data-change')) ?? '';
      const effects = await body.locator('[data-effect]').evaluateAll(spans => spans.map(span => span.getAttribute('data-effect') ?? ''));
      expect(effects).toEqual([change]); // one fact was reported since, so its effect is the whole change, digit by digit
    }
    await expect(table.getByRole('row', { name: /^Total assets Market value/ }).locator('[data-change]')).toHaveText('18,200,000');
  });
});

test('4.041 October is not populated: the total says how much of it is there, and what is there is offered like for like', async ({
  page,
}) => {
  await lookAt('kaedeAdmin', '2026-10-31');
  await open(page, CONSULTANT_OVERVIEW, { as: 'kaedeAdmin', language: 'en' });
  await expect(page.getByText('Preliminary: 2026/10 is not populated, figures may be incomplete').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Hoshikawa Electric Corporate Pension Fund · /)).toBeVisible(); // the owner of the assets, not the reader's organisation
  await expect(page.getByText('7 of 17 mandates reported')).toBeVisible();
  const gap = /^- A month or a part is missing, so no figure is given \(7 of 17 mandates have reported; not yet: /;
  await expect(page.getByRole('button', { name: gap }).first()).toBeVisible();
  const like = page.getByRole('table', { name: 'Like for like: 7 of 17 mandates' });
  await expect(like.getByRole('row', { name: /^Total/ }).getByText('7 of 17')).toBeVisible();
});

test('the change of the month leads to the class it names', async ({ page }) => {
  await open(page, OVERVIEW, { as: 'hoshiAdmin', language: 'en' });
  await page.getByRole('table', { name: 'Change in the month' }).getByRole('link', { name: 'Domestic bonds' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Domestic bonds' })).toBeVisible();
});

test('overview, asset classes, accounts and their map have no axe violation in any look', async ({ page }) => {
  test.setTimeout(480_000);
  await open(page, OVERVIEW, { as: 'hoshiAdmin' });
  for (const path of [OVERVIEW, '/owner/assetClasses', '/owner/accounts', '/owner/accounts/map']) {
    if (path !== OVERVIEW) await walk(page, path);
    await expect(page.getByText('123,454').first()).toBeVisible();
    await checkEveryLook(page);
  }
});

/** The exact amount the open trace prints. */
async function amount(page: Page): Promise<number> {
  const text = await trace(page)
    .getByText(/^Exactly/)
    .innerText();
  return Number(text.replace(/[^\d]/g, ''));
}

test('2.3.16 2.4.01 2.6.08 a consultant lands on its clients’ assets, traces a figure, and opens one after confirming', async ({
  page,
}) => {
  await lookAt('kaedeAdmin', '2026-09-30');
  await open(page, '/', { as: 'kaedeAdmin', fresh: true, language: 'en' });
  await expect(page).toHaveURL(/\/consultant\/assetList/);
  const table = page.getByRole('table', { name: 'Assets List' });
  await expect(table.getByRole('row')).toHaveCount(4);
  const client = table.getByRole('row', { name: /Shirasagi/ });
  await expect(client.getByRole('button', { name: /^[\d,]+$/ }).first()).toBeVisible();
  await checkAxe(page);

  // The trace of a client's figure opens here, whichever asset is selected in the shell.
  await client
    .getByRole('button', { name: /^[\d,]+$/ })
    .first()
    .click();
  const panel = trace(page);
  await expect(panel.getByText('Sum of the parts', { exact: true })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Quality' }).getByText('Coverage')).toBeVisible();
  await page.keyboard.press('Escape');

  await client.getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Asset Updated')).toBeVisible();
  await expect(page).toHaveURL(/\/consultant\/overview/);
});
