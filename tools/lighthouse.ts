// npm run lighthouse: audits every public page in both languages as a phone shows it. Performance is printed; the other scores have a
// minimum.
import { chromium } from '@playwright/test';
import { languages, type Language } from '@hakaru/contract/languages';
import { LANGUAGE_PARAMETER, publicPages } from '@hakaru/contract/public-pages';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findChromium } from '#chromium';
import { ROOT } from '#programs';
import { freePort, startServerProcess, temporaryDataDir } from '#server-process';

const FLOOR = 95;
const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
type Scores = { address: string; scores: number[]; faults: string[] };

const dataDir = temporaryDataDir('lighthouse');
const given = process.env['LIGHTHOUSE_URL'];
const server = given ? { url: given, stop: async () => {} } : await startServer();
try {
  const results = await measureAll(server.url);
  const width = Math.max(...results.map(({ address }) => address.length));
  console.log(`${''.padEnd(width)}  ${categories.join('  ')}`);
  for (const { address, scores } of results)
    console.log(`${address.padEnd(width)}  ${scores.map((score, at) => String(score).padStart(categories[at]?.length ?? 0)).join('  ')}`);
  const faults = results.flatMap(({ address, faults }) => faults.map(fault => `${address}: ${fault}`));
  console.log(faults.length ? `\nBelow ${FLOOR}:\n${faults.join('\n')}` : `\nAll at ${FLOOR} or above.`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await server.stop();
  dataDir.remove();
}

function startServer() {
  return startServerProcess({ dataDir: dataDir.path, logFile: `${ROOT}.cache/lighthouse/server.log` });
}

async function measureAll(url: string): Promise<Scores[]> {
  const browser = await findChromium();
  if ('problem' in browser) throw new Error(browser.problem);
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage'];
  const running = await chromium.launch({ executablePath: browser.path, args });
  const results: Scores[] = [];
  try {
    for (const page of publicPages)
      for (const language of languages) results.push(await measure(url, page === 'landing' ? '/' : `/${page}`, language, port));
  } finally {
    await running.close();
  }
  return results;
}

/** On a busy machine a trace may miss the start of its page, which is not the page's fault, so it is repeated. */
async function reportOf(address: string, port: number, triesLeft = 3): Promise<RunnerResult['lhr'] | undefined> {
  const report = (await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' }))?.lhr;
  return report?.runtimeError && triesLeft > 1 ? await reportOf(address, port, triesLeft - 1) : report;
}

/** The language is in the query, so that the page is measured rather than a redirect to the browser's language. */
async function measure(url: string, path: string, language: Language, port: number): Promise<Scores> {
  const address = `${path}?${LANGUAGE_PARAMETER}=${language}`;
  const report = await reportOf(url + address, port);
  if (!report || report.runtimeError) throw new Error(`${address} could not be measured: ${report?.runtimeError?.message ?? 'no report'}`);
  const scores = categories.map(name => Math.round((report.categories[name]?.score ?? 0) * 100));
  const low = categories.filter((name, at) => name !== 'performance' && (scores[at] ?? 0) < FLOOR);
  const faults = low.flatMap(name =>
    (report.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title}`] : [];
    }),
  );
  return { address, scores, faults: low.length && !faults.length ? [`${low.join(', ')} too low`] : faults };
}
