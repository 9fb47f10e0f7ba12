import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { askAs } from '#support/ask';
import { checkAxe, COLOURS } from '#support/axe';
import { open, PHONE_WIDTH } from '#support/look';
import { serverUrl } from '#support/sign-in';

const EN = 'Ask any figure where it came from.';
const JP = 'どの数値にも、「なぜ」と問える。';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A fresh browser first follows its redirects; only the last address and heading count. */
async function expectAt(page: Page, path: string, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveURL(`${serverUrl()}${path}`);
}

test.describe('an English browser', () => {
  test('2.1.06 2.1.07 2.1.13 / and /en rest in English, /jp and /ja lead to /en; 2.1.10 2.1.11 others ask to log in', async ({ page }) => {
    for (const [from, to] of [
      ['/', '/'],
      ['/en', '/en'],
      ['/jp', '/en'],
      ['/ja', '/en'],
    ] as const) {
      await open(page, from);
      await expectAt(page, to, EN);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.evaluate(() => localStorage.clear()); // each of these is a first visit
    }
    for (const path of ['/en/anything', '/fr']) {
      await open(page, path);
      await expect(page).toHaveURL(/\/login/);
    }
  });

  test('2.1.03 2.1.06 the switch is kept: Japanese at /jp, at / and on the other pages, until it is switched back', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: '日本語' }).click();
    await expectAt(page, '/jp', JP);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('jp');
    await open(page, '/');
    await expectAt(page, '/', JP);
    await open(page, '/privacy');
    await expectAt(page, '/privacy', 'プライバシーポリシー');
    await page.getByRole('link', { name: 'English' }).click();
    await expectAt(page, '/privacy', 'Privacy Policy');
  });
});

test.describe('a Japanese browser', () => {
  test.use({ locale: 'ja-JP' });
  test('2.1.06 2.1.08 2.1.09 2.1.13 2.1.14 /, /jp and /ja rest in Japanese, /en leads to /jp', async ({ page }) => {
    for (const [from, to] of [
      ['/', '/'],
      ['/jp', '/jp'],
      ['/ja', '/ja'],
      ['/en', '/jp'],
    ] as const) {
      await open(page, from);
      await expectAt(page, to, JP);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await page.evaluate(() => localStorage.clear()); // each of these is a first visit
    }
  });
});

test('2.1.12 whoever is signed in sees their home instead of the landing page', async ({ page }) => {
  await open(page, '/', { as: 'hoshiAdmin' });
  await expect(page).toHaveURL(/\/owner\//);
  await open(page, '/en');
  await expect(page).toHaveURL(/\/owner\//);
});

test('the log-in page leads back to the landing page', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectAt(page, '/', EN);
});

test('2.1.03 2.1.04 2.1.05 at 600 pixels the bar shows; at 599 a menu holds what it held', async ({ page }) => {
  await open(page, '/', { width: 600 });
  const links = page.getByRole('banner').getByRole('link');
  const menu = page.getByRole('banner').locator('summary');
  await expect(links).toHaveText(['Hakaru', 'Contact Us', '日本語', 'Login']);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 599, height: 844 });
  await expect(links).toHaveText(['Hakaru']);
  await menu.click();
  await expect(links).toHaveText(['Hakaru', 'Contact Us', '日本語', 'Login']);
  await page.keyboard.press('Escape');
  await expect(links).toHaveText(['Hakaru']);
});

test('a first visit loads at most 10 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', reply => reply.request().resourceType() === 'script' && scripts.push(reply.body()));
  await open(page, '/');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(10_000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('2.1.04 every page is read, in either language, and the menu opens', async ({ page }) => {
    for (const [path, title] of [
      ['/en', EN],
      ['/jp', JP],
      ['/privacy', 'Privacy Policy'],
      ['/privacy?language=jp', 'プライバシーポリシー'],
      ['/terms', 'Terms and Conditions'],
      ['/contact', 'Contact us'],
    ] as const) {
      await page.goto(`${serverUrl()}${path}`);
      await expect(heading(page)).toHaveText(title);
    }
    await page.setViewportSize({ width: 599, height: 800 });
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('2.1.38 a message is sent and thanked for', async ({ page }) => {
    await page.goto(`${serverUrl()}/contact`);
    await fillContact(page, 'Plain Form');
    await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  });
});

test('1.58 1.60 2.1.38 from the landing page to a sent message, which support reads', async ({ page }) => {
  const name = `Visitor ${Date.now()}`;
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await fillContact(page, name);
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();
  await expect(page).toHaveURL(`${serverUrl()}/contact`);
  const received = await askAsSupport('contactRequests', 'name language');
  expect(received).toContainEqual({ name, language: 'en' });
});

test('2.1.38 a refused field is marked and the words stay', async ({ page }) => {
  await open(page, '/contact');
  await fillContact(page, 'Somebody', 'a@b'); // valid for the browser, but not for the server
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Message')).toHaveValue('A demonstration, please.');
});

test('3.137 an issue is reported from the log-in page with a screenshot, which support reads', async ({ page }) => {
  const message = `The page stays white ${Date.now()}`;
  await open(page, '/login');
  await page.getByRole('button', { name: 'Report an issue' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Visitor');
  await dialog.getByLabel('Email').fill('visitor@example.com');
  await dialog.getByLabel('What happened?').fill(message);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: PNG });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  const received = await askAsSupport('issueReports', 'message hasScreenshot page');
  expect(received).toContainEqual({ message, hasScreenshot: true, page: '/login' });
});

for (const language of ['en', 'jp'] as const)
  test(`public pages have no axe violation in either theme (${language})`, async ({ page }) => {
    await open(page, '/', { language });
    for (const path of ['/', '/privacy', '/terms', '/contact']) {
      if (path !== '/') await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'jp' ? 'ja' : 'en');
      await checkInBothThemes(page);
    }
    await open(page, '/', { width: PHONE_WIDTH });
    await page.getByRole('banner').locator('summary').click();
    await checkInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

/** These pages are outside the app: they follow the system's theme. */
async function checkInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await checkAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAxe(page, { only: COLOURS });
}

async function fillContact(page: Page, name: string, email = 'visitor@example.com'): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Organisation').fill('A Pension Fund');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('A demonstration, please.');
  await page.getByRole('button', { name: 'Send' }).click();
}

async function askAsSupport(list: string, fields: string): Promise<unknown[] | undefined> {
  const data = await askAs<Record<string, { data: unknown[] }>>('superUser', `{ ${list}(first: 50) { data { ${fields} } } }`);
  return data[list]?.data;
}
