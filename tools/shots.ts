// npm run shots: takes the pictures of the README from a new demo, so that they are reproducible.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#chromium';
import { ROOT } from '#programs';
import { startServerProcess, temporaryDataDir } from '#server-process';

type Shot = {
  file: string;
  path: string;
  as?: [string, string];
  language?: 'en' | 'jp';
  dark?: true;
  width?: number;
  before?: (page: Page) => Promise<void>;
};

const OFFICER: [string, string] = ['admin@hoshikawa.example', 'Hoshi!Admin2026'];
const SUPPORT: [string, string] = ['super@platform.example', 'Super!Demo2026'];
const openTrace = async (page: Page) => {
  await page.getByRole('button', { name: /6\.59/ }).first().click();
  await page.getByRole('dialog').or(page.getByRole('complementary')).first().waitFor();
};

const shots: readonly Shot[] = [
  { file: 'landing', path: '/en' },
  { file: 'overview', path: '/owner/overview', as: OFFICER },
  { file: 'overview-jp-dark', path: '/owner/overview', as: OFFICER, language: 'jp', dark: true },
  { file: 'trace', path: '/owner/overview', as: OFFICER, before: openTrace },
  { file: 'mandates', path: '/owner/mandates', as: OFFICER },
  { file: 'asset-classes', path: '/owner/assetClasses', as: OFFICER },
  { file: 'private-assets', path: '/owner/privateEquity', as: OFFICER },
  { file: 'cash-forecast', path: '/owner/cashflow/forecast', as: OFFICER },
  { file: 'administration', path: '/admin/organisations', as: SUPPORT },
  { file: 'phone-jp', path: '/owner/overview', as: OFFICER, language: 'jp', width: 390 },
];

const dataDir = temporaryDataDir('shots');
const server = await startServerProcess({ dataDir: dataDir.path, logFile: `${ROOT}.cache/shots/server.log` });
const found = await findChromium();
if ('problem' in found) throw new Error(found.problem);
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
try {
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  await server.stop();
  dataDir.remove();
}

async function take({ file, path, as, language = 'en', dark, width = 1440, before }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: language === 'jp' ? 'ja-JP' : 'en-GB',
  });
  await context.addInitScript({ content: `localStorage.setItem('i18nextLng', '${language}')` });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  if (as) await signIn(page, as);
  await page.goto(server.url + path);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.waitForTimeout(500); // charts and fonts settle; a picture is not a test
  await page.screenshot({ path: `${ROOT}docs/shots/${file}.png` });
  console.log(`docs/shots/${file}.png`);
  await context.close();
}

async function signIn(page: Page, [email, password]: [string, string]): Promise<void> {
  await page.getByLabel(/email|メール/i).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: /^(log ?in|ログイン)$/i }).click();
  await page.waitForURL(url => !url.pathname.startsWith('/login'));
}
