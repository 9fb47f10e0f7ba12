import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium as playwrightsOwn } from '@playwright/test';
import { commandFor } from '#programs';
import { run, runNode } from '#run';

export type Chromium = { path: string } | { problem: string };

// The headless shell is the same engine without windows; browser tests take a third less time in it.
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Finds a Chromium, or installs one and says so. Browser tests are never skipped: without a browser the run fails with an explanation. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) return { problem: `CHROMIUM_PATH names ${named}, which does not exist. Correct it or unset it.` };
  const found = (await withShell(installedChromium())) ?? (await installChromium());
  if (!found) return { problem: problemWithoutBrowser };
  await ensureJapaneseFont();
  console.log(`Browser: ${found}`);
  return { path: found };
}

/** Looks for an installed one only: CHROMIUM_PATH, then PATH, then Playwright's. */
export function installedChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = names.flatMap(name => (env['PATH'] ?? '').split(delimiter).map(folder => join(folder, name)));
  const candidates = [env['CHROMIUM_PATH'], ...onPath, playwrightsOwn.executablePath()];
  return candidates.find((path): path is string => !!path && existsSync(path));
}

const problemWithoutBrowser =
  'No Chromium was found and none could be installed. Install Chromium and a Japanese font, or set CHROMIUM_PATH to a Chromium or Chrome program, then run the tests again.';

/** A full Chromium that was not chosen explicitly is replaced by the shell if that is available. */
async function withShell(found: string | undefined): Promise<string | undefined> {
  if (!found || !mayUseApt() || process.env['CHROMIUM_PATH'] || basename(found) === SHELL) return found;
  console.log(`Found ${found}: installing the Debian package ${SHELL} for shorter runs.`);
  await aptInstall(SHELL);
  return installedChromium();
}

async function installChromium(): Promise<string | undefined> {
  if (mayUseApt()) {
    for (const name of [SHELL, 'chromium']) {
      console.log(`No Chromium here: installing Debian packages ${name} and fonts-noto-cjk.`);
      await aptInstall(name, 'fonts-noto-cjk');
      if (installedChromium()) return installedChromium();
      console.log('That did not give a Chromium.');
    }
  }
  console.log("Installing Playwright's own Chromium.");
  await runNode(commandFor('playwright', 'install', ...(isRoot() && hasApt() ? ['--with-deps'] : []), 'chromium'));
  return installedChromium();
}

/** Without it Japanese pages show boxes. Tests still pass, so a missing font is reported but not fatal. */
async function ensureJapaneseFont(): Promise<void> {
  if (process.platform !== 'linux' || hasJapaneseFont()) return;
  if (!mayUseApt()) return console.log('No Japanese font here: screenshots will show boxes. Install one (Debian: fonts-noto-cjk).');
  console.log('No Japanese font here: installing the Debian package fonts-noto-cjk.');
  await aptInstall('fonts-noto-cjk');
}

function hasJapaneseFont(): boolean {
  const { stdout, status, error } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  // If fontconfig's programs are missing, the package's own file is looked for.
  return error ? existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') : status === 0 && stdout.trim().length > 0;
}

async function aptInstall(...packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'Acquire::Retries=3'];
  await run('apt-get', ['update', '-qq', ...patient], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patient, ...packages], { env });
}

const isRoot = (): boolean => process.getuid?.() === 0;
const hasApt = (): boolean => existsSync('/usr/bin/apt-get');
const mayUseApt = (): boolean => isRoot() && hasApt();
