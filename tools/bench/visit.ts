// Functions that run in the page use the DOM.
/// <reference lib="dom" />
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '#chromium';

export type VisitFigures = {
  requests: number;
  scripts: number;
  /** The bytes transferred, including headers. */
  scriptBytes: number;
  dataRequests: number;
  dataBytes: number;
  layoutShift: number;
};

/** The first visit to the overview with an empty browser cache: what is transferred, and the layout shift. */
export async function measureVisit(url: string, width = 1440): Promise<VisitFigures> {
  const found = await findChromium();
  if ('problem' in found) throw new Error(found.problem);
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    return await visit(browser, url, width);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, width: number): Promise<VisitFigures> {
  const storageState = await signedInState(browser, url);
  const context = await browser.newContext({ storageState, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const moved = await countTraffic(page);
  await page.addInitScript(watchShifts);
  await page.goto(`${url}/owner/overview`);
  await page.getByRole('treegrid').first().waitFor();
  await page.waitForLoadState('networkidle');
  const layoutShift = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted); // set by watchShifts
  return { ...moved(), layoutShift };
}

/** A demo user with an investor's screens, signed in. */
export async function signedInState(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel(/email|メール/i).fill('admin@hoshikawa.example');
  await page.locator('input[type=password]').fill('Hoshi!Admin2026');
  await page.getByRole('button', { name: /^(log ?in|ログイン)$/i }).click();
  await page.waitForURL(to => !to.pathname.startsWith('/login'));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Counted by the events of the browser's network panel. */
async function countTraffic(page: Page): Promise<() => Omit<VisitFigures, 'layoutShift'>> {
  const client = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await client.send('Network.enable');
  const isOf = (id: string, ...wanted: string[]) => wanted.includes(types.get(id) ?? '');
  return () => {
    const scripts = [...types.keys()].filter(id => isOf(id, 'Script'));
    const data = [...types.keys()].filter(id => isOf(id, 'Fetch', 'XHR'));
    const bytes = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    return {
      requests: types.size,
      scripts: scripts.length,
      scriptBytes: bytes(scripts),
      dataRequests: data.length,
      dataBytes: bytes(data),
    };
  };
}

// This function runs in the page, so it uses nothing else in this file.
function watchShifts(): void {
  const watched = globalThis as unknown as { shifted: number; shifts: unknown[] }; // properties of our own in the page
  watched.shifted = 0;
  watched.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const shift = entry as unknown as { value: number; hadRecentInput: boolean; sources?: { node?: Element }[] }; // the observed type
      if (shift.hadRecentInput) continue;
      watched.shifted += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
