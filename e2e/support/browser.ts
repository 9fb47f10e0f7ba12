import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `npm test` passes the browser it found in CHROMIUM_PATH; otherwise one on PATH is used, or Playwright's own. */
export function chromiumPath(): { executablePath?: string } {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = ['chromium-headless-shell', 'chromium', 'google-chrome'].flatMap(name => folders.map(folder => join(folder, name)));
  const path = [process.env['CHROMIUM_PATH'], ...onPath].find(candidate => candidate && existsSync(candidate));
  return path ? { executablePath: path } : {};
}
