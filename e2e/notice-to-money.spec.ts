import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe } from '#support/axe';
import { open } from '#support/look';

const ARRIVAL_MS = 150_000;
const FUND = 'Japan Growth III';
const LOOK = { language: 'jp', theme: 'light', width: 1440 } as const;
const AS_OF = '2026-12-31';

const FONT = join(
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json')),
  '400Regular/NotoSansJP_400Regular.ttf',
);

/** A call notice as the fund's manager prints it, with embedded fonts. The total is misprinted: its parts add up to a million less. */
async function noticePdf(page: Page, number: string, million: number): Promise<Buffer> {
  const yen = (millions: number) => `${millions},000,000円`;
  const rows = [
    ['ファンド', FUND],
    ['通知日', '令和8年11月9日'],
    ['払込期日', '令和8年12月4日'],
    ['通貨', 'JPY'],
    ['振込口座', 'デモ銀行A 本店 普通 1234567'],
    ['投資資金', yen(million - 3)],
    ['管理報酬', yen(2)],
    ['組合費用', yen(1)],
    ['払込金額合計', yen(million + 1)],
  ];
  const font = (await readFile(FONT)).toString('base64');
  const sheet = await page.context().newPage();
  await sheet.setContent(`<style>@font-face { font-family: N; src: url(data:font/ttf;base64,${font}) } * { font: 14px N }</style>
    <p>レッドファーン・プライベート・キャピタル</p><p>キャピタルコール通知書 第${number}号</p>
    <table cellpadding="6">${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`);
  await sheet.evaluate(() => document.fonts.ready);
  const bytes = await sheet.pdf({ format: 'A4' });
  await sheet.close();
  return bytes;
}

type Forecast = { cashForecast: { points: { day: string; balance: string }[] } };

/** The forecast balance of the private equity programme on the due day. */
async function forecastOnDueDay(mandateId: string): Promise<number> {
  const query = `query($mandateId: ID) { cashForecast(mandateId: $mandateId, currency: "JPY", horizon: "days") { points { day balance } } }`;
  const { cashForecast } = await askAs<Forecast>('hoshiReadonly', query, { mandateId });
  return Number(cashForecast.points.find(({ day }) => day === '2026-12-04')?.balance);
}

/** The amount called by the end of the year, from the dashboard. */
async function calledOnDashboard(page: Page): Promise<string> {
  await open(page, `/owner/privateEquity?asOf=${AS_OF}`, { as: 'hoshiAdmin', ...LOOK });
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: FUND }) })
    .first();
  await expect(row).toBeVisible({ timeout: ARRIVAL_MS });
  await expect(row.getByRole('button').nth(1)).toBeVisible();
  return (await row.innerText()).replace(/\s+/g, ' ');
}

test('a Japanese call notice becomes money: dropped, read, corrected, approved, finalised; dashboard, forecast and ledger move, and the trace of “called” ends in a box on the page [1.46] [1.48]', async ({
  page,
}) => {
  test.setTimeout(600_000);
  // The demo's models are created by a job after the first start.
  await expect
    .poll(
      async () =>
        (
          await askAs<{ documents: { paginatorInfo: { total: number } } }>(
            'hoshiReadonly',
            `query { documents(first: 1) { paginatorInfo { total } } }`,
          )
        ).documents.paginatorInfo.total,
      { timeout: ARRIVAL_MS },
    )
    .toBeGreaterThanOrEqual(19);
  const { cashflowFunds } = await askAs<{ cashflowFunds: { id: string; name: string; mandateId: string }[] }>(
    'hoshiReadonly',
    `query { cashflowFunds { id name mandateId } }`,
  );
  const fund = cashflowFunds.find(({ name }) => name === FUND);
  const million = 20 + (Date.now() % 60);
  const number = `E-${Date.now() % 100_000}`;
  const before = { dashboard: await calledOnDashboard(page), forecast: await forecastOnDueDay(fund?.mandateId ?? '') };

  expect(Number.isFinite(before.forecast)).toBe(true);

  const buffer = await noticePdf(page, number, million);
  await open(page, '/owner/documents/import', { as: 'hoshiAdmin', ...LOOK });
  await page.getByLabel('ファイルを選択').setInputFiles({ name: `${number}.pdf`, mimeType: 'application/pdf', buffer });
  await page.getByRole('link', { name: `${number}.pdf` }).click({ timeout: ARRIVAL_MS });
  await page.getByRole('button', { name: '文書内容' }).click({ timeout: ARRIVAL_MS });

  const value = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
  await expect(async () => {
    if (!(await value('合計金額').first().isVisible())) await page.reload();
    await expect(value('合計金額').first()).toContainText(`${million + 1},000,000`, { timeout: 5_000 });
  }).toPass({ timeout: ARRIVAL_MS });
  await expect(value('払込・支払期日').first()).toContainText('2026/12/04');
  await value('合計金額').first().getByRole('button').first().click();
  await value('合計金額').first().getByRole('button', { name: '訂正' }).click();
  await page.getByRole('textbox', { name: '合計金額の訂正値' }).fill(`${million},000,000`);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(value('合計金額').first()).toContainText('訂正（');
  const approve = page.getByRole('button', { name: '通知を承認' });
  await expect(approve).toBeDisabled();
  for (const name of ['通知番号', '通知日', '払込・支払期日', '通貨', '振込口座']) {
    await value(name).first().getByRole('button').first().click();
    await value(name).first().getByRole('button', { name: '承認', exact: true }).click();
    await expect(value(name).first()).toContainText('承認（');
  }
  await checkAxe(page);
  await approve.click();
  await page.getByRole('dialog').getByRole('button', { name: '通知を承認' }).click();
  await page.getByRole('link', { name: /^指図 D-/ }).click({ timeout: ARRIVAL_MS });
  await expect(page.getByRole('link', { name: `${number}` }).first()).toBeVisible();
  expect(await forecastOnDueDay(fund?.mandateId ?? '')).toBe(before.forecast - million * 1_000_000);

  const address = new URL(page.url()).pathname;
  await open(page, address, { as: 'hoshiUser', ...LOOK });
  await page.getByRole('button', { name: '確定', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定', exact: true }).click();
  await expect(page.getByText('指図を確定しました。')).toBeVisible();

  expect(await calledOnDashboard(page)).not.toBe(before.dashboard);
  await open(page, `/owner/privateEquity/${fund?.id}?asOf=${AS_OF}`, { as: 'hoshiAdmin', ...LOOK });
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(`${million},000,000`, { timeout: ARRIVAL_MS });
  await checkAxe(page);
  const cells = row.getByRole('button');
  await cells.nth(1).click(); // called after this notice
  const call = page.getByRole('dialog').getByRole('row', { name: /2026\/12\/04/ });
  await call.getByRole('button').click(); // of the calls it sums, this one
  await page.getByRole('link', { name: '文書の該当箇所を開く' }).first().click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/\/owner\/documents\/[0-9a-f-]{36}\?.*box=/);
  await expect(page.getByRole('img', { name: '数値の読取箇所' })).toBeVisible({ timeout: ARRIVAL_MS });
});
