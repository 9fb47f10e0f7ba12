// Functions that run in the page use the DOM.
/// <reference lib="dom" />
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findChromium } from '#chromium';
import { ROOT } from '#programs';

export type GridFigures = { rows: string; p50Ms: number; p95Ms: number; p99Ms: number; longestMs: number; jumpMs: number };

const FRAMES = 300;
const STEP_PX = 40;

/** Scrolls the largest grid of the gallery by 40 px a frame in a real browser, and measures its frames. */
export async function measureGrid(): Promise<GridFigures> {
  const found = await findChromium();
  if ('problem' in found) throw new Error(found.problem);
  const site = await serveBuild();
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/dev/gallery?view=grids`);
    await page.getByRole('tab').nth(2).click();
    const grid = page.getByRole('grid', { name: /rows ×/ });
    await grid.scrollIntoViewIfNeeded();
    await grid.evaluate(settle);
    const rows = (await grid.getAttribute('aria-rowcount')) ?? '?';
    const frames = await grid.evaluate(scrollThrough, { frames: FRAMES, step: STEP_PX });
    const jumpMs = await grid.evaluate(jump);
    const at = (share: number) => frames.toSorted((a, b) => a - b)[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
    return { rows, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), longestMs: at(1), jumpMs };
  } finally {
    await browser.close();
    site.close();
  }
}

/** Serves the built web; a path without an extension is the app itself. */
async function serveBuild(): Promise<{ url: string; close: () => void }> {
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };
  const server = createServer((request, reply) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = `${ROOT}web/dist${extname(path) ? path : '/index.html'}`;
    if (!existsSync(file)) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no path as its address
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

// These functions run in the page, so they use nothing else in this file.

async function settle(): Promise<void> {
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
}

async function scrollThrough(box: Element, { frames, step }: { frames: number; step: number }): Promise<number[]> {
  const times: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame++) {
    box.scrollTop += step;
    const now = await new Promise<number>(requestAnimationFrame);
    times.push(now - before);
    before = now;
  }
  return times;
}

/** Jumps to the far end and back to the middle, and measures the time until the rows are drawn. */
async function jump(box: Element): Promise<number> {
  const started = performance.now();
  box.scrollTop = box.scrollHeight / 2;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}
