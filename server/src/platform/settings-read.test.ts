import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTING_NAMES, readSettings } from '#platform/settings';
import { SECRET_SETTINGS } from '#platform/settings-files';

const ROOT = new URL('../../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What the environment says becomes a setting of another name, or one of its parts, in settings.ts. */
const BECOMES: Readonly<Record<string, string>> = {
  rateLimits: 'limits',
  reportMaildir: 'reportMail',
  reportAddress: 'reportMail',
  reportMailHost: 'reportMail',
};

/** Code of the server that is neither a test nor the reading of the environment itself. */
const sources: string[] = readdirSync(join(ROOT, 'server/src'), { recursive: true })
  .map(String)
  .filter(path => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\/|platform\/settings/.test(path))
  .map(path => read(`server/src/${path}`));

/** Those that no code takes from the settings: by name, or out of an object that is taken apart. */
function unread(names: readonly string[], code: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const text of code) {
    for (const [, name = ''] of text.matchAll(/\bsettings\??\.(\w+)/g)) taken.add(name);
    for (const [, list = ''] of text.matchAll(/\{([^{}]*)\}\s*(?::\s*(?:Pick<)?(?:Settings|App\['settings'\])|=\s*(?:\w+\.)*settings\b)/g))
      take(list);
    for (const [, list = ''] of text.matchAll(/\bsettings:\s*\{([^{}]*)\}/g)) take(list);
    for (const [, list = ''] of text.matchAll(/Pick<(?:Settings|App\['settings'\]),([^>]*)>/g)) take(list);
  }
  return names.filter(name => !taken.has(name));
  function take(list: string): void {
    for (const [, name = ''] of list.matchAll(/(\w+)/g)) taken.add(name);
  }
}

/** Says no more than that a start without another setting is meant. */
const SAYS_MEANT = ['mailInFiles'];

const settings = Object.keys(SETTING_NAMES)
  .filter(name => !SAYS_MEANT.includes(name))
  .map(name => BECOMES[name] ?? name);

test('every setting that is read from the environment is used by some code', () => {
  expect(() => readSettings({ APP_ENV: 'production', DATABASE_URL: 'postgres://a:x@db/h', SECRET: 's'.repeat(40), PUBLIC_URL: 'https://h.example' })).toThrow('MAIL_IN_FILES=1 says that this is meant'); // oxfmt-ignore
  expect(settings.length).toBeGreaterThan(40);
  expect(sources.length).toBeGreaterThan(500);
  expect(unread(settings, sources)).toEqual([]);
});

test('a setting that nothing uses is found, also where another thing has its name', () => {
  const code = [
    'const a = app.settings.port;',
    'const { host, role: kind } = ctx.app.settings;',
    'const productKey = 1;',
    'function f({ poolSize }: Settings) {}',
  ];
  expect(unread(['port', 'host', 'role', 'poolSize', 'productKey'], code)).toEqual(['productKey']);
});

/** Names in capitals that are somebody else's: PostgreSQL's, Node's, the store's library's. */
const OTHERS = /^(SUPERUSER|BYPASSRLS|NODE_ENV|AWS_[A-Z_]+|SET_CONFIG)$/;
const KNOWN = new Set([...Object.values(SETTING_NAMES), ...SECRET_SETTINGS.map(name => `${name}_FILE`)]);

test.each([
  'README.md',
  'docs/operations.md',
  'docs/audit-feed.md',
  'docs/scale.md',
  'deploy/hakaru.service',
  'deploy/compose.yaml',
  'deploy/kubernetes.yaml',
])('every setting that %s names is one', path => {
  const text = read(path);
  const named = [
    ...text.matchAll(/`([A-Z][A-Z_]{2,}[A-Z])(?:=[^`]*)?`/g),
    ...text.matchAll(/^\s*(?:-\s*)?(?:\{?\s*name:\s*)?([A-Z]+_[A-Z_]+)\s*[:=,]/gm),
  ].map(([, name = '']) => name);
  expect(named.filter(name => name.includes('_') && !KNOWN.has(name) && !OTHERS.test(name))).toEqual([]);
});

test('the names are those the environment is asked for', () => {
  expect(readSettings({ DATA_DIR: '/tmp', SECRET: 's'.repeat(40), SESSION_HOURS: '3', ENVIRONMENT_URLS: '{}' }).sessionHours).toBe(3);
  expect(SETTING_NAMES).toMatchObject({ sessionHours: 'SESSION_HOURS', environments: 'ENVIRONMENT_URLS' });
});
