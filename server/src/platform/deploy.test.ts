import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '#platform/settings';
import { STOP_MS } from '#platform/deadlines';
import { SECRET_SETTINGS } from '#platform/settings-files';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'hakaru-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Parses `NAME=value NAME=value`. */
function pairsOf(text = ''): Record<string, string> {
  return Object.fromEntries(
    text.split(' ').map(pair => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    }),
  );
}

/** The variables set by the image. */
const IMAGE = pairsOf(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1]);
/** Read by Node or the file store's library rather than by us. */
const OTHERS = /^(NODE_ENV|AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY)$/;
const NAMES = new Set([...read('README.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
const VALUES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://hakaru_app:x@database/hakaru',
  DATABASE_MIGRATION_URL: 'postgres://hakaru_owner:x@database/hakaru',
  SMTP_URL: 'smtp://mail:25',
};

/** Reads the settings as production would; values of secret files are filled in here. */
function settingsOf(env: Readonly<Record<string, string>>) {
  const given: Record<string, string> = { ...IMAGE, ...env, APP_ENV: 'production' };
  for (const name of Object.keys(given)) {
    const bare = name.replace(/_FILE$/, '');
    const isFile = bare !== name && SECRET_SETTINGS.some(secret => secret === bare);
    expect(isFile || OTHERS.test(name) || NAMES.has(name) || `${name} is no setting`).toBe(true);
    if (!isFile) continue;
    given[name] = join(folder, bare);
    writeFileSync(given[name], VALUES[bare] ?? 's'.repeat(40));
  }
  return readSettings(given);
}

// The content of a YAML file is unknown until it is checked here.
type Any = any; // oxlint-disable-line typescript/no-explicit-any

test('compose: every node has the settings production asks for, and whatever it waits for or mounts is there', () => {
  const [file] = loadAll(read('deploy/compose.yaml')) as Any[]; // checked below
  const services = Object.entries<Any>(file.services);
  const ours = services.filter(([, { image }]) => image === 'hakaru');
  expect(ours.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker', 'migrate']);
  expect(ours.map(([, { environment }]) => settingsOf(environment).role)).toEqual(['web', 'web', 'worker', 'all']);
  for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  for (const [, { environment, stop_grace_period: grace }] of ours)
    expect(Number.parseInt(grace)).toBeGreaterThan(settingsOf(environment).stopNoticeSeconds + STOP_MS.SIGTERM / 1000);
  for (const [, service] of services) {
    const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
    expect(needs.filter((name: string) => !(name in file.services))).toEqual([]);
    for (const volume of (service.volumes ?? []) as string[] /* always a list in this file */) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('./') ? existsSync(new URL(`deploy/${from}`, ROOT)) : from in file.volumes).toBe(true);
    }
  }
  const proxied = [...read('deploy/compose/nginx.conf').matchAll(/server ([\w-]+):(\d+)/g)].map(([, name, port]) => `${name}:${port}`);
  expect(proxied).toEqual([`web-1:${IMAGE['PORT']}`, `web-2:${IMAGE['PORT']}`]);
});

test('Kubernetes: every container has its settings, mounts what is there, runs as nobody on a root it cannot write', () => {
  const manifests = loadAll(read('deploy/kubernetes.yaml')) as Any[]; // checked below
  const config = manifests.find(({ kind }) => kind === 'ConfigMap');
  const workloads = manifests.filter(({ spec }) => spec?.template);
  expect(workloads.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Job hakaru-migrate',
    'Deployment hakaru-web',
    'Deployment hakaru-worker',
  ]);
  for (const { kind, spec } of workloads) {
    const { containers, volumes, securityContext, terminationGracePeriodSeconds } = spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    const [container] = containers as Any[]; // checked below
    const own = Object.fromEntries((container.env ?? []).map(({ name, value }: Any) => [name, value]));
    const settings = settingsOf({ ...config.data, ...own });
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const named = (volumes as Any[]).map(({ name }) => name); // checked below
    expect(container.volumeMounts.map(({ name }: Any) => name)).toEqual(named);
    expect(container.volumeMounts.map(({ mountPath }: Any) => mountPath)).toEqual(expect.arrayContaining([IMAGE['DATA_DIR'], '/tmp']));
    if (kind !== 'Deployment') continue;
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    // Longer than the notice plus the longest stop.
    expect(terminationGracePeriodSeconds).toBeGreaterThan(settings.stopNoticeSeconds + STOP_MS.SIGTERM / 1000);
    const ports = container.ports.map(({ name }: Any) => name);
    for (const probe of [container.readinessProbe, container.livenessProbe]) expect(ports).toContain(probe.httpGet.port);
  }
  const service = manifests.find(({ kind }) => kind === 'Service');
  const web = workloads.find(({ metadata }) => metadata.name === 'hakaru-web');
  expect(web.spec.template.metadata.labels).toMatchObject(service.spec.selector);
});

test('systemd: the unit is one, and names only settings', () => {
  const unit = read('deploy/hakaru.service');
  const own = pairsOf(/^Environment=(.*)$/m.exec(unit)?.[1]);
  expect(
    settingsOf({ ...own, DATABASE_URL_FILE: '', SECRET_FILE: '', SMTP_URL_FILE: '', PUBLIC_URL: 'https://hakaru.example.jp' }).appEnv,
  ).toBe('production');
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(seconds).toBeGreaterThan(5 + STOP_MS.SIGTERM / 1000);
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', new URL('deploy/hakaru.service', ROOT).pathname], {
    encoding: 'utf8',
  });
  if (error) return; // no systemd on this machine
  // Ignores faults about the account and program, which exist on the target machine only.
  const faults = stderr
    .split('\n')
    .filter(line => line.includes('hakaru.service') && !/is not executable|Unknown user|Failed to (?:prepare|resolve)/.test(line));
  expect({ faults, isRead: status !== null }).toEqual({ faults: [], isRead: true });
});
