import { expect, test } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { expectFitsPhone, go, open, redress } from '#support/look';

const ARRIVAL_MS = 120_000;

test('a chart shows one, three, five years or all, kept in the address, and its data can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/owner/overview', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  const presets = page.getByRole('radiogroup', { name: 'Period shown' }).first();
  await presets.getByText('3Y').click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/range=3y/);
  await expect(page.getByText('2023/09 – 2026/09, %, from 0 at 2023/09, not annualised; monthly excess below')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/from 0 at 2023\/09/)).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('region', { name: 'Cumulative return' }).locator('svg path').first()).toBeVisible({ timeout: ARRIVAL_MS });
  const copied = async (chart: string) => {
    await page.getByRole('button', { name: `More: ${chart}` }).click();
    await page.getByRole('menuitem', { name: 'Copy data' }).click();
    await expect(page.getByText('Copied', { exact: true }).last()).toBeVisible();
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n').map(row => row.split('\t'));
  };
  const rows = await copied('Cumulative return');
  expect(rows).toHaveLength(38);
  expect(rows[1]?.slice(0, 3)).toEqual(['2023-09-30', '0', '0']);
  expect(rows.at(-1)?.[0]).toBe('2026-09-30');
  await checkAxe(page);
  await expectFitsPhone(page);
  await redress(page, { language: 'jp' });
  await page.getByRole('radiogroup', { name: '表示期間' }).first().getByText('設定来').click();
  await expect(page).not.toHaveURL(/range=/);
});

test('charts of a mandate and of a price show the same periods, and every chart gives its data', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/owner/mandates?q=hdb02', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  await page.getByRole('main').getByRole('link', { name: /bond/i }).first().click({ timeout: ARRIVAL_MS });
  await page.getByRole('tab', { name: 'Performance' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('radiogroup', { name: 'Period shown' }).first().getByText('1Y').click({ timeout: ARRIVAL_MS });
  await expect(page.getByText('%, from 0 at 2025/09, monthly excess beneath')).toBeVisible();
  for (const [chart, rows] of [
    ['Cumulative return', 14],
    ['Drawdown', 14],
  ] as const) {
    await expect(page.getByRole('region', { name: chart, exact: true }).locator('svg path').first()).toBeVisible({ timeout: ARRIVAL_MS });
    await page.getByRole('button', { name: `More: ${chart}` }).click();
    await page.getByRole('menuitem', { name: 'Copy data' }).click();
    await expect(page.getByText('Copied', { exact: true }).last()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(rows);
  }
  await checkAxe(page);
  await redress(page, { language: 'jp' });
  await expect(page.getByText('%、2025/09を0として累積、下段は月次超過')).toBeVisible();
  await expectFitsPhone(page);
});

test('monthly returns run by calendar or fiscal year, beside the same months a year earlier, each with its trace', async ({ page }) => {
  await open(page, '/owner/mandates', { as: 'hoshiUser', language: 'en', theme: 'light', width: 1440 });
  await page.getByRole('link', { name: 'Domestic bond passive' }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('tab', { name: 'Performance' }).click();
  const months = page.getByRole('table', { name: 'Monthly returns' });
  const cells = (year: string) => months.getByRole('row', { name: new RegExp(`^${year}`) }).getByRole('cell');
  const march = await cells('2026').nth(2).innerText();
  await page.getByRole('radiogroup', { name: 'Years' }).getByText('Fiscal year').click();
  await expect(page).toHaveURL(/years=fiscal/);
  await expect(months.getByRole('columnheader').nth(1)).toHaveText('Apr');
  await expect(cells('FY2025').nth(11)).toHaveText(march);
  await expect(cells('FY2026').nth(6)).toHaveText(''); // October is in the future, so nothing is missing
  const [total = Number.NaN, prior = Number.NaN, change = Number.NaN] = (await cells('FY2025').allInnerTexts()).slice(12).map(asNumber);
  expect(total - prior).toBeCloseTo(change, 1);
  await expect(cells('FY2016').nth(12)).toContainText('The history is shorter than the period');
  await page.reload();
  await cells('FY2026').nth(13).getByRole('button').click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('dialog')).toContainText('Return, same months a year earlier');
  await expect(page.getByRole('dialog')).toContainText('2025/09/30');
  await page.keyboard.press('Escape');
  await checkAxe(page);
  await redress(page, { language: 'jp' });
  const japanese = page.getByRole('table', { name: '月次収益率' });
  await expect(japanese.getByRole('row', { name: /^2026年度/ })).toBeVisible();
  await expect(japanese.getByRole('columnheader', { name: '前年度差' })).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('radiogroup', { name: '年の区切り' }).getByText('暦年').click();
  await expect(page).not.toHaveURL(/years=/);
});

/** A figure as shown: its minus is a character of its own. */
const asNumber = (text: string) => Number(text.replace('−', '-').replace('+', ''));

test('a period marked in a chart by dragging or by keyboard stands in the address, is every chart’s, and one press shows all again', async ({
  page,
}) => {
  await open(page, '/owner/overview', { as: 'hoshiReadonly', language: 'en', width: 1440 });
  const chart = page.getByRole('region', { name: 'Cumulative return' }).getByRole('img');
  await chart.scrollIntoViewIfNeeded({ timeout: ARRIVAL_MS });
  const box = await chart.boundingBox();
  if (!box) throw new Error('the chart is drawn');
  const at = (part: number) => [box.x + box.width * part, box.y + box.height * 0.4] as const;
  await page.mouse.move(...at(0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/range=20\d\d-\d\d-\d\d\.\.20\d\d-\d\d-\d\d/);
  await expect(page).not.toHaveURL(/trace=/); // a drag is not a click on a point
  const marked = page.getByRole('button', { name: /^Show all instead of/ });
  await expect(marked).toHaveCount(2); // the market value chart follows
  await page.reload();
  await marked.first().click({ timeout: ARRIVAL_MS });
  await expect(page).not.toHaveURL(/range=/);
  await expect(marked).toHaveCount(0);
  await chart.focus();
  await page.keyboard.press('End');
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/range=2026-05-31\.\.2026-09-30/);
  await expect(page.getByText(/from 0 at 2026\/05/)).toBeVisible();
  await checkAxe(page);
  await chart.focus();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/range=/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/trace=/);
  await page.keyboard.press('Escape');
  await redress(page, { language: 'jp' });
  await expectFitsPhone(page);
});

test('a click on a slice, a waterfall step, an effect, a contributor and a vintage opens what it is made of', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/owner/overview', { as: 'hoshiUser', language: 'en', width: 1440 });
  const weights = page.getByRole('region', { name: 'Weights and policy' });
  await weights.getByRole('link', { name: 'Foreign equity' }).click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Foreign equity' })).toBeVisible({ timeout: ARRIVAL_MS });
  await page.goBack();
  const change = page.getByRole('region', { name: 'Change in the month' });
  await change
    .getByRole('row', { name: /^Foreign equity/ })
    .getByRole('cell')
    .first()
    .click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Foreign equity' })).toBeVisible({ timeout: ARRIVAL_MS });
  await page.goBack();
  await page.getByRole('button', { name: /^More: Change/ }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('menuitem', { name: 'Copy picture' }).click();
  await expect(page.getByText('Copied', { exact: true }).last()).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toContain('image/png');
  await go(page, '/owner/addons/attribution');
  const effects = page.getByRole('region', { name: 'Effects by class' });
  await effects.getByRole('img').focus({ timeout: ARRIVAL_MS });
  await page.keyboard.press('ArrowDown');
  await expect(effects.getByText(/^Domestic bonds?:/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/group=/);
  await go(page, '/owner/addons/risk');
  await page.getByRole('region', { name: 'Contribution by mandate' }).getByRole('link').first().click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/mandates\/[^/]+\/risk/);
  await go(page, '/owner/cashflow/forecast');
  const forecast = page.getByRole('img', { name: /^Lowest balance/ });
  await forecast.focus({ timeout: ARRIVAL_MS });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=20/);
  await page.getByRole('button', { name: 'Show all days' }).click();
  await expect(page).not.toHaveURL(/day=/);
});
