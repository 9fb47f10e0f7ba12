import { expect, test, type Page } from '@playwright/test';
import { checkAxe } from '#support/axe';
import { go, open, PHONE_WIDTH, redress } from '#support/look';
import type { UserName } from '#support/users';

type Words = Readonly<Record<'en' | 'jp', RegExp>>;
type Desk = {
  as: UserName;
  /** The landing page, and what only this role has on it. */ landing: string;
  cards: Words;
  /** The area of screens about one portfolio, where the role has them. */ area?: string;
  whose?: Words;
  /** A search in the palette, and what it must list. */ find: string | Readonly<Record<'en' | 'jp', string>>;
  found: Words;
  /** Whether the demo has notices for them. */ hasNotices: boolean;
  /** What the month-end offers those who steer it. */ monthEnd?: Words;
  /** Whether their list is a table that folds on a phone. */ isFolded?: boolean;
};

const DESKS: readonly Desk[] = [
  {
    as: 'hoshiAdmin',
    landing: '/owner/overview',
    cards: { en: /Late reports/, jp: /報告の遅延/ },
    area: '/owner',
    whose: { en: /Hoshikawa Electric Corporate Pension Fund · Main portfolio/, jp: /星川電機企業年金基金 · 年金資産（本体）/ },
    find: 'hdb01',
    found: { en: /HDB01/, jp: /HDB01/ },
    hasNotices: true,
    monthEnd: { en: /Remind/, jp: /督促/ },
  },
  {
    as: 'shiraAdmin',
    landing: '/owner/overview',
    cards: { en: /Required capital/, jp: /所要自己資本額/ },
    area: '/owner',
    whose: { en: /Shirasagi Bank, Treasury · Investment funds/, jp: /白鷺銀行 市場運用部 · 投資ファンド勘定/ },
    find: 'sdb01',
    found: { en: /SDB01/, jp: /SDB01/ },
    hasNotices: false,
  },
  {
    as: 'kaedeAdmin',
    landing: '/consultant/assetList',
    cards: { en: /Watch items.*Next meeting/s, jp: /ウォッチ項目.*次回会議/s },
    area: '/consultant',
    whose: { en: /(Shirasagi|Hoshikawa).* · /, jp: /(白鷺銀行|星川電機).* · / },
    find: 'sdb01',
    found: { en: /SDB01.*Shirasagi/s, jp: /SDB01.*白鷺/s },
    hasNotices: true,
    isFolded: true,
  },
  {
    as: 'tsubaUser',
    landing: '/manager/clients',
    cards: { en: /Due today/, jp: /本日期限/ },
    find: 'hdb01',
    found: { en: /HDB01/, jp: /HDB01/ },
    hasNotices: false,
  },
  {
    as: 'sazanAdmin',
    landing: '/client/spcs',
    cards: { en: /Next tax date/, jp: /次の税務期限/ },
    find: 'spc',
    found: { en: /SPCs/, jp: /SPC/ },
    hasNotices: false,
  },
  {
    as: 'superUser',
    landing: '/admin/organisations',
    cards: { en: /Hoshikawa Electric/, jp: /星川電機/ },
    find: { en: 'users', jp: 'ユーザー' },
    found: { en: /Users/, jp: /ユーザー/ },
    hasNotices: false,
  },
];

/** Each language at each width; the first two are walked through whole. */
const LOOKS = [
  { language: 'en', width: 1440, isWhole: true },
  { language: 'jp', width: PHONE_WIDTH, isWhole: true },
  { language: 'en', width: PHONE_WIDTH, isWhole: false },
  { language: 'jp', width: 1440, isWhole: false },
] as const;
const ARRIVAL_MS = 120_000;
const NOT_FOUND = /Page Not Found|ページが見つかりません/;

for (const desk of DESKS)
  test(`the desk of ${desk.as}: own cards, whose money, the running month, figures, charts, palette, notices and comments, in English and Japanese, at 1440 and 390 px`, async ({
    page,
  }) => {
    await open(page, desk.landing, { as: desk.as, language: 'en', theme: 'light', width: 1440 });
    for (const { language, width, isWhole } of LOOKS) {
      await page.setViewportSize({ width, height: width === PHONE_WIDTH ? 844 : 900 });
      await redress(page, { language });
      await arrive(page, desk.landing);
      if (desk.isFolded && width === PHONE_WIDTH) await openFirstRow(page);
      await expect(page.getByRole('main')).toContainText(desk.cards[language], { timeout: ARRIVAL_MS });
      if (isWhole) await checkAxe(page);
      if (desk.area) await seeMonth(page, desk, language);
      if (!isWhole) continue;
      if (desk.area) await seeFigures(page, desk.area, language);
      await findInPalette(page, desk, language);
      if (desk.hasNotices) await followANotice(page);
      await arrive(page, '/notifications?show=comments');
    }
  });

/** On a phone a row shows its first columns and expands to the others. */
async function openFirstRow(page: Page): Promise<void> {
  await page.getByRole('main').locator('tbody').getByRole('button', { expanded: false }).first().click({ timeout: ARRIVAL_MS });
}

/** Goes to a page and checks that nothing is wider than the screen. */
async function arrive(page: Page, path: string): Promise<void> {
  await go(page, path);
  const room = page.viewportSize()?.width ?? 0;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(room);
}

/** Whose money it is, how far the running month has come, and its month-end. */
async function seeMonth(page: Page, { area = '', whose, monthEnd }: Desk, language: 'en' | 'jp'): Promise<void> {
  const main = page.getByRole('main');
  await arrive(page, `${area}/monthEnd`);
  await expect(main).toContainText('2026/10', { timeout: ARRIVAL_MS });
  if (monthEnd) await expect(main.getByRole('button', { name: monthEnd[language] }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await arrive(page, `${area}/overview`);
  if (whose) await expect(main).toContainText(whose[language], { timeout: ARRIVAL_MS });
  const strip = page.getByRole('region', { name: /Month in progress|進行中の月/ });
  await expect(strip).toContainText('2026/10', { timeout: ARRIVAL_MS });
  expect(await strip.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
}

/** The period of a chart, and the figures of the mandates. */
async function seeFigures(page: Page, area: string, language: 'en' | 'jp'): Promise<void> {
  const main = page.getByRole('main');
  const periods = page.getByRole('radiogroup', { name: language === 'en' ? 'Period shown' : '表示期間' }).first();
  await periods.getByText(language === 'en' ? '3Y' : '3年').click({ timeout: ARRIVAL_MS });
  await expect(page).toHaveURL(/range=3y/);
  await expect(main.getByText(language === 'en' ? /from 0 at 2023\/09/ : /2023\/09を0/)).toBeVisible({ timeout: ARRIVAL_MS });
  await arrive(page, `${area}/mandates`);
  await expect(page.getByRole('treegrid').first()).toContainText(/\d\.\d\d/, { timeout: ARRIVAL_MS });
}

async function findInPalette(page: Page, { find, found }: Desk, language: 'en' | 'jp'): Promise<void> {
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(typeof find === 'string' ? find : find[language]);
  await expect(page.getByRole('option', { name: found[language] }).first()).toBeVisible({ timeout: ARRIVAL_MS });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens what the newest notice is about. */
async function followANotice(page: Page): Promise<void> {
  await arrive(page, '/notifications');
  const notice = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^(Open|開く)$/ })
    .first();
  await notice.click({ timeout: ARRIVAL_MS });
  await expect(page).not.toHaveURL(/\/notifications/);
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(NOT_FOUND, { timeout: ARRIVAL_MS });
}
