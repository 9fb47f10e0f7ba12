import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, open, redress } from '#support/look';

// The first reader of a cold server waits for the book to be read.
const ARRIVAL_MS = 120_000;

const trace = (page: Page) => page.getByRole('dialog', { name: 'Trace' });
const exact = async (figure: Locator) => Number(await figure.getAttribute('data-exact'));

/** The total row's figures, to the last digit, in the order of the columns. */
async function totals(page: Page, grid: string): Promise<number[]> {
  const figures = page
    .getByRole('treegrid', { name: grid })
    .or(page.getByRole('grid', { name: grid }))
    .locator('button[data-exact]');
  await expect(figures.first()).toBeVisible({ timeout: ARRIVAL_MS });
  return await Promise.all((await figures.all()).map(exact));
}

/** The market values of the rows of the mandates list, as its own file carries them. */
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

/** The cells of a line; names with a comma stand in quotes. */
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
  await expect(panel.getByText('Monthly effects linked by Carino')).toBeVisible();
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
  await expect(panel.getByText('Monthly effects linked by Carino')).toBeVisible();
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
