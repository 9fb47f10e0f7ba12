import { expect, test, type Page } from '@playwright/test';
import { hostileTexts } from '@hakaru/tools/hostile-texts';
import { settle } from '#support/axe';
import { open, walk } from '#support/look';
import type { UserName } from '#support/users';

declare global {
  interface Window {
    boomed: number;
    refusedByPolicy: string[];
  }
}

/** Keys in the server's responses whose values are entered by users. */
const WORDS = /(name|title|note|comment|description|message|text|label|address)$|^(ref|en|jp|file|sheet)$/i;
/** Elements that none of our pages contains, and every payload would create. */
const INJECTED =
  'script:not([src]), img[src="x" i], iframe, embed, object, base, marquee, math, video, audio, meta[http-equiv="refresh" i], [onerror], [onload], [ontoggle], [onfocus], [onblur], a[href^="javascript:" i]';

const screens: { as: UserName; paths: readonly string[] }[] = [
  {
    as: 'hoshiAdmin',
    paths: [
      'overview',
      'accounts',
      'accountsMap',
      'assetClasses',
      'mandates',
      'benchmarks',
      'categories',
      'companies',
      'documents',
      'reportingTasks',
      'monthEnd',
      'reports',
      'import',
      'import/history',
      'securities',
      'fx',
      'export',
    ].map(path => `/owner/${path}`),
  },
  {
    as: 'hoshiAdmin',
    paths: [
      '/calendar',
      '/notifications',
      ...['profile', 'users', 'organisation', 'packages', 'support', 'loginHistory'].map(path => `/settings/${path}`),
    ],
  },
  {
    as: 'superUser',
    paths: [
      'organisations',
      'users',
      'organisationPackages',
      'assets',
      'entities',
      'establishments',
      'categoryTrees',
      'uploads',
      'issues',
    ].map(path => `/admin/${path}`),
  },
];

for (const { as, paths } of screens)
  test(`row 28, row 10: ${paths[0]} and others of ${as} show hostile words as words; nothing runs, nothing is injected, the policy is kept`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await listen(page);
    await plantWords(page);
    await open(page, paths[0] ?? '/', { as, language: 'en' });
    let shown = 0;
    for (const [at, path] of paths.entries()) {
      if (at > 0) await walk(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await settle(page);
      if ((await page.locator('main').innerText()).toLowerCase().includes('boom()')) shown++;
      expect(await page.evaluate(() => [window.boomed, window.refusedByPolicy]), path).toEqual([0, []]);
      expect(await page.locator(INJECTED).evaluateAll(found => found.map(({ outerHTML }) => outerHTML)), path).toEqual([]);
    }
    expect(shown, 'screens that showed the words').toBeGreaterThan(paths.length / 2);
  });

/** Counts scripts that run and violations of the content security policy, from the first moment of every document. */
async function listen(page: Page): Promise<void> {
  page.on('dialog', dialog => void dialog.dismiss());
  await page.addInitScript(() => {
    window.boomed = 0;
    window.refusedByPolicy = [];
    Object.assign(window, { boom: () => window.boomed++ });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.refusedByPolicy.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Appends one of three hundred payloads to every user-entered text that reaches the browser. */
async function plantWords(page: Page): Promise<void> {
  let next = 0;
  const planted = (key: string, value: unknown): unknown => {
    if (typeof value === 'string' && value !== '' && WORDS.test(key)) return `${value} ${hostileTexts[next++ % hostileTexts.length]}`;
    if (Array.isArray(value)) return value.map(one => planted(key, one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, planted(name, inner)]));
  };
  await page.route('**/graphql', async route => {
    const response = await route.fetch();
    const text = await response.text();
    // A response the browser has cached comes without a body, and so does one whose page was left.
    if (text === '') return await route.fulfill({ response });
    await route.fulfill({ response, json: planted('', JSON.parse(text)) });
  });
}
