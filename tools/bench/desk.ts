// Functions that run in the page use the DOM.
/// <reference lib="dom" />
import { chromium, type Page, type Request } from '@playwright/test';
import { findChromium } from '#chromium';
import { signedInState } from '#bench/visit';
import { ROOT } from '#programs';
import { runNode } from '#run';
import { startServerProcess, temporaryDataDir } from '#server-process';

const LOG = `${ROOT}.cache/bench/desk.log`;
const ROUNDS = 12;
const WARM_UP = 5;
/** Common pages, with the minimum number of cells with a figure or day once the content is there; rows alone may still be empty. */
const GRID = '[role=treegrid] [role=gridcell], [role=grid] [role=gridcell]';
const TABLE = 'table tbody td';
const PAGES = [
  { path: '/owner/overview', content: GRID, least: 60 },
  { path: '/owner/mandates', content: GRID, least: 60 },
  { path: '/owner/assetClasses', content: GRID, least: 60 },
  { path: '/owner/benchmarks', content: GRID, least: 30 },
  { path: '/owner/reportingTasks', content: TABLE, least: 10 },
  { path: '/owner/reports', content: TABLE, least: 5 },
] as const;

/** Milliseconds, with the time of a fixed calculation in the same page: its usual and its shortest. */
export type DeskFigures = { route: Times; pages: readonly PageTimes[]; palette: Times; objects: number; loopMs: number; quietMs: number };
export type PageTimes = Times & { path: string };
export type Times = { p50: number; p95: number; count: number };

/** The number of objects added to the demo's own before the palette is measured. */
const OBJECTS = 5_000;

/** Measures in a browser: warm changes from page to page, and the palette's first results among very many objects. */
export async function measureDesk(): Promise<DeskFigures> {
  const dataDir = temporaryDataDir('desk');
  try {
    const pages = await withServer(dataDir.path, measurePagesAt);
    const planted = await runNode(['--import', 'tsx', `${ROOT}server/src/bench/lookup/plant.ts`, dataDir.path]);
    if (planted.code !== 0) throw new Error('the objects of the palette were not planted');
    const palette = await withServer(dataDir.path, measurePaletteAt);
    const loops = [...pages.loops, ...palette.loops];
    return { ...pages.figures, palette: palette.figures, objects: OBJECTS, loopMs: share(loops, 0.5), quietMs: Math.min(...loops) };
  } finally {
    dataDir.remove();
  }
}

async function withServer<Result>(dataDir: string, measure: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startServerProcess({ dataDir, logFile: LOG, env: { DEMO_MONTHS: '4', ROLE: 'web' } });
  try {
    return await measure(server.url);
  } finally {
    await server.stop();
  }
}

type Measured<Figures> = { figures: Figures; loops: number[] };

/** Measures a server that is already running. */
export const measurePagesAt = (url: string): Promise<Measured<Pick<DeskFigures, 'route' | 'pages'>>> =>
  inBrowser(url, async (page, measuring) => {
    const changed = await changes(page, measuring);
    const pages = PAGES.map(({ path }) => ({ path, ...summary(changed.flatMap(one => (one.path === path ? one.ms : []))) }));
    return { route: summary(changed.map(({ ms }) => ms)), pages };
  });

export const measurePaletteAt = (url: string): Promise<Measured<Times>> => inBrowser(url, finds);

async function inBrowser<Figures>(
  url: string,
  measure: (page: Page, measuring: Measuring) => Promise<Figures>,
): Promise<Measured<Figures>> {
  const found = await findChromium();
  if ('problem' in found) throw new Error(found.problem);
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    const storageState = await signedInState(browser, url);
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const isQuiet = countOnWay(page);
    await page.goto(`${url}/owner/overview`);
    await page.getByRole('treegrid').first().waitFor();
    const loops: number[] = [];
    return { figures: await measure(page, { loops, isQuiet }), loops };
  } finally {
    await browser.close();
  }
}

type Measuring = { loops: number[]; isQuiet: () => Promise<void> };
const PAUSE_MS = 50;

/** Waits until the page has no request in progress, so that only one step is measured. */
function countOnWay(page: Page): () => Promise<void> {
  let onWay = 0;
  const count = (by: number) => (request: Request) => {
    if (request.url().endsWith('/graphql')) onWay += by; // progress connections stay open
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    do await page.waitForTimeout(PAUSE_MS);
    while (onWay > 0);
  };
}

/** Visits each page once to warm up, then measures round after round. */
async function changes(page: Page, { loops, isQuiet }: Measuring): Promise<{ path: string; ms: number }[]> {
  const times: { path: string; ms: number }[] = [];
  for (let round = -1; round < ROUNDS; round++)
    for (const to of PAGES) {
      if (new URL(page.url()).pathname === to.path) continue;
      loops.push(await page.evaluate(loop));
      const ms = await page.evaluate(change, to);
      if (round >= 0) times.push({ path: to.path, ms });
      await isQuiet();
    }
  return times;
}

/** From the keystroke to the first result. Each search is made once, because a repeated one is cached by the browser. */
async function finds(page: Page, { loops, isQuiet }: Measuring): Promise<Times> {
  await page.evaluate(change, PAGES[1]);
  const codes = [...new Set((await page.locator('main').innerText()).match(/\bH[A-Z]{2}\d{2}\b/g))];
  const planted = Array.from({ length: 40 }, (_, at) => `S${1_001 + at * 79}`);
  const names = ['s', 'i', 'b', 'industries', 'bank 4', '工業', '銀行', ...planted.map(code => `industries ${code.slice(1)}`)];
  const searches = new Set([...codes.flatMap(code => [code, code.slice(0, 3), code.slice(2)]), ...planted, ...names]);
  const times: number[] = [];
  for (const text of searches) {
    await page.keyboard.press('Control+k');
    await page.locator('[role=dialog] [role=combobox]').waitFor();
    await isQuiet();
    loops.push(await page.evaluate(loop));
    times.push(await page.evaluate(find, text));
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog] [role=combobox]').waitFor({ state: 'detached' });
  }
  return summary(times.slice(WARM_UP));
}

const summary = (times: readonly number[]): Times => ({ p50: share(times, 0.5), p95: share(times, 0.95), count: times.length });

/** The smallest value that covers this share of them. */
const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

// These functions run in the page, so they use nothing else in this file.

/** Navigates like a link of the app, and waits until the new page has its content without placeholders. */
async function change({ path, content, least }: { path: string; content: string; least: number }): Promise<number> {
  const before = document.querySelector('main h1')?.textContent;
  const started = performance.now();
  window.history.pushState({}, '', path);
  for (;;) {
    await new Promise(requestAnimationFrame);
    const main = document.querySelector('main');
    const cells = main?.querySelector('h1')?.textContent === before ? [] : [...(main?.querySelectorAll(content) ?? [])];
    const isThere = cells.filter(cell => /\d/.test(cell.textContent)).length >= least;
    if (isThere) return performance.now() - started;
    if (performance.now() - started > 60_000) throw new Error(`${path} did not come`);
  }
}

/** Types into the palette, and waits until it lists something other than pages and the document search. */
async function find(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
  if (!input) throw new Error('the palette is not open');
  const started = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  for (;;) {
    await new Promise(requestAnimationFrame);
    const ids = [...document.querySelectorAll('[role=dialog] [role=option]')].map(({ id }) => id);
    if (ids.some(id => /(mandate|fund|assetClass|benchmark|security|company|counterparty) /.test(id))) return performance.now() - started;
    if (performance.now() - started > 60_000) throw new Error(`nothing was found for ${text}`);
  }
}

function loop(): number {
  const from = performance.now();
  let sum = 0;
  for (let at = 0; at < 5_000_000; at++) sum = (sum + at * 31) % 1_000_003;
  return performance.now() - from + (sum < 0 ? 1 : 0);
}
