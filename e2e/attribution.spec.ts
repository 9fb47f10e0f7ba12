import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// On a cold server the first request waits until the book is loaded.
const ARRIVAL_MS = 120_000;

const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });
const exact = async (figure: Locator) => Number(await figure.getAttribute('data-exact'));

/** The total row's figures with all their digits, in the order of the columns. */
async function totals(page: Page, grid: string): Promise<number[]> {
  const figures = page
    .getByRole('treegrid', { name: grid })
    .or(page.getByRole('grid', { name: grid }))
    .locator('button[data-exact]');
  await expect(figures.first()).toBeVisible({ timeout: ARRIVAL_MS });
  return await Promise.all((await figures.all()).map(exact));
}

/** The market values of the mandates list, from its exported file. */
async function listedValues(page: Page): Promise<number[]> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Export to CSV', exact: true }).click();
  const lines = readFileSync(await (await waiting).path(), 'utf8')
    .split('\r\n')
    .map(cellsOf);
  const head = lines.find(([first]) => first === 'Mandate') ?? [];
  const code = head.indexOf('Code');
  const value = head.findIndex(name => name.endsWith('Market value'));
  return lines.filter(cells => /^H[A-Z]{2}\d\d$/.test(cells[code] ?? '')).map(cells => Number(cells[value]));
}

/** The cells of a line; names that contain a comma are quoted. */
const cellsOf = (line: string) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('1.02 1.03 1.38 2.4.21 2.6.26 the whole is the sum of its mandates, and its active return the sum of traced effects', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'hoshiAdmin', language: 'en' });
  const [whole = Number.NaN] = await totals(page, 'Asset classes');
  const menu = page.getByRole('navigation').first();
  await open(page, '/owner/mandates?view=flat', { language: 'en' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mandates' })).toBeVisible();
  const values = await listedValues(page);
  expect(values.length).toBeGreaterThan(12);
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(whole, 6);

  await menu.getByRole('link', { name: 'Add-ons' }).click();
  await page.getByRole('link', { name: 'Open the attribution' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Performance attribution' })).toBeVisible();
  const [, , own = 0, market = 0, allocation = 0, selection = 0, interaction = 0, active = 0] = await totals(
    page,
    'Effects by asset class',
  );
  expect(allocation + selection + interaction).toBeCloseTo(active, 9);
  expect(own - market).toBeCloseTo(active, 9);
  await checkAxe(page);

  const panel = trace(page);
  const step = async (row: RegExp) => panel.getByRole('row', { name: row }).getByRole('button').click();
  await page.locator('dl > div', { hasText: 'Allocation' }).getByRole('button').first().click();
  await expect(panel.getByText('Sum of the parts', { exact: true })).toBeVisible();
  await step(/^Foreign equity/);
  await expect(panel.getByText('Monthly effects linked by Cariño')).toBeVisible();
  await step(/^(?:Foreign equity )?Allocation effect.*2026\/08\/31/);
  await expect(panel.getByText('Brinson-Fachler, allocation')).toBeVisible();
  await expect(panel.getByTestId('formula')).toContainText('×');
  await step(/Benchmark return/);
  await expect(panel.getByText('Return of the assigned benchmark')).toBeVisible();
  await panel.getByRole('button', { name: 'Close the trace' }).click();

  await page.getByRole('button', { name: 'Foreign equity', exact: true }).click();
  const within = page.getByRole('region', { name: 'Effects within Foreign equity' });
  const row = (name: RegExp) => within.getByRole('row', { name }).locator('button[data-exact]');
  await expect(row(/^HFE02/).first()).toBeVisible();
  const mandates = await Promise.all(
    (await within.getByRole('row', { name: /^HFE/ }).all()).map(one => exact(one.locator('button[data-exact]').last())),
  );
  expect(mandates.length).toBeGreaterThan(1);
  expect(mandates.reduce((sum, value) => sum + value, 0)).toBeCloseTo(
    await exact(row(/^Selection and interaction of the class/).last()),
    9,
  );
  await row(/^HFE02/)
    .nth(3)
    .click();
  await expect(panel.getByText('Monthly effects linked by Cariño')).toBeVisible();
  await panel.getByRole('button', { name: 'Close the trace' }).click();
  await checkAxe(page);
  await within.getByRole('button', { name: 'All classes' }).click();
  await expect(within).toBeHidden();

  await page.getByText('Since inc.', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Residual \(trading and other\)/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: 'パフォーマンス要因分析' })).toBeVisible();
  await expectFitsPhone(page);
});

test('1.38 2.6.26 any period between two month-ends, effects that multiply, and months linked by the method the owner chose', async ({
  page,
}) => {
  await open(page, '/owner/addons/attribution', { as: 'hoshiAdmin', language: 'en' });
  const grid = 'Effects by asset class';
  // The old figures stay on screen until the new ones arrive.
  const changed = async (place: number, from: number | undefined) =>
    await expect.poll(async () => (await totals(page, grid))[place], { timeout: ARRIVAL_MS }).not.toBe(from);
  const [, , year] = await totals(page, grid);
  await page.getByRole('combobox', { name: 'From month-end' }).fill('2024/03/31');
  await page.getByRole('option', { name: '2024/03/31' }).click();
  await expect(page).toHaveURL(/show=itd\.2024-03-31/);
  await expect(page.getByText('2024/03/31 – 2026/09/30, %').first()).toBeVisible();
  await changed(2, year);
  const [, , own = 0, market = 0, allocation = 0, selection = 0, interaction = 0, active = 0] = await totals(page, grid);
  expect(allocation + selection + interaction).toBeCloseTo(active, 9);
  expect(own - market).toBeCloseTo(active, 9);

  const panel = trace(page);
  await page.locator('dl > div', { hasText: 'Active return' }).getByRole('button').first().click();
  await expect(panel.getByText('counted from the close of 2024/03/31').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close the trace' }).click();

  await page.getByText('Geometric', { exact: true }).click();
  await expect(page.getByText(/^Geometric Brinson by asset class/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Interaction' })).toHaveCount(0);
  await changed(4, allocation);
  const [, , grown = 0, base = 0, a = 0, b = 0, ratio = 0] = await totals(page, grid);
  const factor = (percent: number) => 1 + percent / 100;
  expect((factor(a) * factor(b) - 1) * 100).toBeCloseTo(ratio, 9);
  expect((factor(grown) / factor(base) - 1) * 100).toBeCloseTo(ratio, 9);
  await checkAxe(page);
  await page.getByText('Arithmetic', { exact: true }).click();
  await expect.poll(async () => (await totals(page, grid))[4]).toBe(allocation);

  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Linking: ${from}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Linking of months' });
    await dialog.getByRole('combobox', { name: 'Linking of months' }).click();
    await page.getByRole('option', { name: to, exact: true }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Months are published, so a reason is required.
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('Agreed with the consultant');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`months linked by ${to}.`)).toBeVisible();
  };
  await choose('Cariño', 'Menchero');
  await changed(4, allocation);
  const [, , , , other = 0, , , still = 0] = await totals(page, grid);
  expect(other).toBeCloseTo(allocation, 1);
  expect(still).toBeCloseTo(active, 9);
  await choose('Menchero', 'Cariño');
  await expect.poll(async () => (await totals(page, grid))[4]).toBe(allocation);
});

test('1.38 2.6.26 from a bar to the class, from the class to the mandate, from the mandate to its securities', async ({ page }) => {
  await open(page, '/owner/addons/attribution', { as: 'hoshiAdmin', language: 'en' });
  await totals(page, 'Effects by asset class');
  await page.getByRole('region', { name: 'Effects by class' }).getByText('Domestic equity', { exact: true }).click();
  await page
    .getByRole('region', { name: 'Effects within Domestic equity' })
    .getByRole('link', { name: /^HDE02/ })
    .click();
  await expect(page).toHaveURL(/\/mandates\/[0-9a-f-]+\/attribution/);
  await expect(page.getByText('Effects on the total fund, 1Y')).toBeVisible();
  const securities = page.getByRole('region', { name: 'Effects by security' });
  const figures = (name: string) => securities.getByRole('row', { name }).locator('button[data-exact]');
  await expect(figures('Securities together').first()).toBeVisible();
  const [together, apart, own, market] = await Promise.all(
    ['Securities together', 'Residual (trading and other)', 'Mandate', 'Benchmark'].map(name => exact(figures(name).first())),
  );
  expect((together ?? Number.NaN) + (apart ?? Number.NaN)).toBeCloseTo((own ?? Number.NaN) - (market ?? Number.NaN), 9);
  await checkAxe(page);
  await figures('Securities together').first().click();
  await expect(trace(page).getByText('Sum of the parts', { exact: true })).toBeVisible();
  await trace(page).getByRole('row').nth(1).getByRole('button').click();
  await expect(trace(page).getByText('Security beyond the mandate’s benchmark')).toBeVisible();
  await trace(page).getByRole('button', { name: 'Close the trace' }).click();
  await securities.getByRole('button', { name: 'Verify in Excel' }).click();
  await page.waitForEvent('download');
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('region', { name: '銘柄別の要因' })).toBeVisible();
  await expectFitsPhone(page);
});

/** The total row of the effects by class: weights, returns, effects, and the active return. */
async function attributed(page: Page): Promise<number[]> {
  await open(page, '/owner/addons/attribution', { as: 'hoshiAdmin', language: 'en', width: 1440 });
  await expect(page.getByRole('heading', { level: 1, name: 'Performance attribution' })).toBeVisible();
  return await totals(page, 'Effects by asset class');
}

test('1.38 the attribution report is there, and its effects sum to the active return', async ({ page }) => {
  const [, , own = 0, market = 0, ...effects] = await attributed(page);
  const active = effects[3] ?? Number.NaN;
  expect(effects.slice(0, 3).reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(active, 9);
  expect(own - market).toBeCloseTo(active, 9);
});

test('2.6.26 Performance Attribution Reporting shows the effects of every class, and their sum opens its trace', async ({ page }) => {
  await attributed(page);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Foreign equity', exact: true }) });
  await expect(row.getByRole('gridcell')).toHaveCount(9);
  for (const at of [5, 6, 7, 8]) await expect(row.getByRole('gridcell').nth(at)).toHaveText(/^[+−]?\d+\.\d\d$/);
  await page.locator('dl > div', { hasText: 'Allocation' }).getByRole('button').first().click();
  await expect(trace(page).getByText('Sum of the parts', { exact: true })).toBeVisible();
});

test('1.38 2.6.26 what goes without linking stands beside it: notional funds, and decisions one after another', async ({ page }) => {
  await attributed(page);
  const cellsOf = async (region: string, row: RegExp) => {
    const found = page.getByRole('region', { name: region }).getByRole('row', { name: row }).locator('button[data-exact]');
    await expect(found.first()).toBeVisible();
    return await Promise.all((await found.all()).map(one => exact(one)));
  };
  const rows = [/^Allocation/, /^Selection/, /^Interaction/, /^Residual/];
  // While the page loads, rows may be of different answers or lack a cell.
  let effects: number[][] = [];
  await expect(async () => {
    effects = await Promise.all(rows.map(row => cellsOf('Without linking', row)));
    const active = await cellsOf('Without linking', /^Active return/);
    expect([...effects, active].map(cells => cells.length)).toEqual([2, 2, 2, 2, 2]);
    for (const [column, whole] of active.entries())
      expect(effects.reduce((sum, cells) => sum + (cells[column] ?? Number.NaN), 0)).toBeCloseTo(whole, 9);
  }).toPass({ timeout: ARRIVAL_MS });
  const [policy = 0] = await cellsOf('Returns of the notional funds', /^Policy mix 6/);
  const [held = 0] = await cellsOf('Returns of the notional funds', /^Held mix, benchmark returns/);
  expect(held - policy).toBeCloseTo(effects[0]?.[1] ?? Number.NaN, 9);
  await page
    .getByRole('region', { name: 'Without linking' })
    .getByRole('row', { name: /^Selection/ })
    .getByRole('button')
    .last()
    .click();
  await expect(trace(page).getByText('Davies and Laker: two notional funds compared')).toBeVisible();
  await trace(page).getByRole('button', { name: 'Close the trace' }).click();
  await page.getByRole('region', { name: 'Without linking' }).getByRole('button', { name: 'Verify in Excel' }).click();
  await page.waitForEvent('download');

  await page.getByText('Geometric', { exact: true }).click();
  await expect(async () => {
    const decisions = await Promise.all(
      [/^Classes:/, /^Mandates:/, /^Managers:/, /^Residual/].map(row => cellsOf('Decision by decision', row)),
    );
    const [ratio = 0] = await cellsOf('Decision by decision', /^Active return/);
    const grown = decisions.reduce((product, [effect = Number.NaN]) => product * (1 + effect / 100), 1);
    expect((grown - 1) * 100).toBeCloseTo(ratio, 9);
  }).toPass({ timeout: ARRIVAL_MS });
  await page
    .getByRole('region', { name: 'Decision by decision' })
    .getByRole('row', { name: /^Managers:/ })
    .getByRole('button')
    .click();
  await expect(trace(page).getByText('Monthly effects compounded')).toBeVisible();
  await trace(page).getByRole('row').nth(1).getByRole('button').click();
  await expect(trace(page).getByText('Managers beyond their benchmarks, geometric')).toBeVisible();
  await trace(page).getByRole('button', { name: 'Close the trace' }).click();
  await checkAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await redress(page, { language: 'jp', theme: 'dark' });
  await expect(page.getByRole('region', { name: '意思決定の段階別' })).toBeVisible();
  await expectFitsPhone(page);
});
