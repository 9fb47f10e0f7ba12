import { isAbsolute, join, resolve } from 'node:path';
import { RELEASE } from '@hakaru/contract/limits';
import * as z from 'zod/mini';
import { isCidr } from './client-ip';
import { readLimits, type Limits } from './limits';
import { reportMailFields, reportMailOf, type ReportMail } from './report-mail';
import { keepSecret } from './secret';
import { databaseWrong, filesWrong, gptApart, gptWrong, smtpWrong } from './settings-addresses';
import { SettingsError } from './settings-error';
import { withSecretFiles } from './settings-files';

const appEnvs = ['local', 'dev', 'staging', 'production'] as const;
const roles = ['web', 'worker', 'all'] as const;

export type AppEnv = (typeof appEnvs)[number];

export type Settings = Readonly<
  Omit<
    z.output<typeof raw>,
    | 'rateLimits'
    | 'secret'
    | 'host'
    | 'demo'
    | 'publicUrl'
    | 'stopNoticeSeconds'
    | 'dropFolder'
    | 'reportMaildir'
    | 'reportAddress'
    | 'reportMailHost'
  >
> & {
  readonly stopNoticeSeconds: number;
  readonly host: string;
  readonly dropFolder: string | undefined;
  readonly reportMail: ReportMail | undefined;
  readonly demo: boolean;
  readonly publicUrl: string;
  readonly secret: string;
  readonly limits: Limits;
  readonly release: string;
};

/** Everything the environment may say, read once at the start. A wrong value stops the start with a sentence saying what to change. */
export function readSettings(given: NodeJS.ProcessEnv): Settings {
  refuseUnknown(given);
  const env = withSecretFiles(given);
  const values = parseNamed(env);
  const isProduction = values.appEnv === 'production';
  const demo = values.demo ?? !isProduction;
  if (isProduction) refuseUnsafe({ ...values, demo });
  const apart = gptApart(values, isProduction);
  if (apart) throw new SettingsError(apart);
  if (values.databaseDirectUrl && !values.databaseUrl)
    throw new SettingsError('DATABASE_URL must be set beside DATABASE_DIRECT_URL: the address of the connection pooler.');
  if (values.databaseReadUrl && !values.databaseUrl)
    throw new SettingsError('DATABASE_URL must be set beside DATABASE_READ_URL: the address of the primary, which is written to.');
  const { rateLimits, ...rest } = values;
  return {
    ...rest,
    demo,
    dataDir: resolve(values.dataDir),
    // The demo shows it without being told to.
    dropFolder: values.dropFolder ?? (demo ? join(resolve(values.dataDir), 'drop') : undefined),
    reportMail: reportMailOf(values, demo),
    host: values.host ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (values.publicUrl ?? `http://localhost:${values.port}`).replace(/\/+$/, ''),
    stopNoticeSeconds: values.stopNoticeSeconds ?? (isProduction ? 5 : 0),
    secret: secretOf(values),
    limits: readLimits(rateLimits, isProduction),
    release: RELEASE,
  };
}

const wholeNumber = (low: number, high: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: `must be a whole number from ${low} to ${high}` })),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(low, { error: `must be at least ${low}` }), z.lte(high, { error: `must be at most ${high}` })),
    ),
  );
const number = (low: number, high: number, fallback: number) => z._default(wholeNumber(low, high), fallback);
const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false', 'on', 'off'], { error: 'must be 1 or 0' }),
  z.transform(value => ['1', 'true', 'on'].includes(value)),
);
const choice = <const T extends readonly string[]>(options: T, fallback: T[number]) =>
  z._default(z.enum(options, { error: `must be one of ${options.join(', ')}` }), fallback);
const text = z.string().check(z.minLength(1), z.maxLength(2000));
const urlOf = (pattern: RegExp, example: string) =>
  z.string().check(z.refine(value => pattern.test(value) && URL.canParse(value), { error: `must look like ${example}` }));
const webUrl = urlOf(/^https?:\/\//, 'https://hakaru.example.jp');
const place = z
  .string()
  .check(z.refine(value => /^(\/(?![/\\])|https?:\/\/)/.test(value), { error: 'must be a path such as /login or an http(s) address' }));
/** An address whose parts are looked at one by one: the rule answers what is wrong, or null. */
const addressOf = (wrong: (value: string) => string | null) =>
  z.string().check(z.refine(value => wrong(value) === null, { error: ({ input }) => wrong(String(input)) ?? '' }));
const databaseUrl = addressOf(databaseWrong);
const cidrs = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(value => value.split(',').map(part => part.trim()).filter(Boolean)), // oxfmt-ignore
    ),
    z.array(z.string().check(z.refine(isCidr, { error: 'must be a comma-separated list of networks such as 10.0.0.0/8' }))),
  ),
  [],
);
const environmentUrls = z._default(z.pipe(z.pipe(z.string(), z.transform(asJson)), z.partialRecord(z.enum(appEnvs), webUrl)), {});

/** A standby for reading, and how far what is read there may be behind where that is said. */
const replicaFields = { databaseReadUrl: z.optional(databaseUrl), databaseReadLagSeconds: number(1, 3_600, 10) };

const secretText = z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }));

const raw = z.object({
  port: number(0, 65_535, 3000),
  host: z.optional(text),
  appEnv: choice(appEnvs, 'local'),
  dataDir: z._default(text, './.data'),
  demo: z.optional(flag),
  databaseUrl: z.optional(databaseUrl),
  databaseMigrationUrl: z.optional(databaseUrl),
  databaseDirectUrl: z.optional(databaseUrl),
  ...replicaFields,
  filesUrl: z.optional(addressOf(filesWrong)),
  dropFolder: z.optional(text.check(z.refine(value => isAbsolute(value), { error: 'must be a whole path such as /srv/hakaru/drop' }))),
  ...reportMailFields,
  smtpUrl: z.optional(addressOf(smtpWrong)),
  mailFrom: z._default(
    z.string().check(z.regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, { error: 'must look like Hakaru <no-reply@hakaru.example.jp>' })),
    'Hakaru <no-reply@hakaru.example>',
  ),
  mailInFiles: z._default(flag, false),
  publicUrl: z.optional(webUrl),
  mainSiteUrl: z._default(place, '/'),
  externalLoginUrl: z._default(place, '/login'),
  role: choice(roles, 'all'),
  trustProxy: cidrs,
  webhookAllowedCidrs: cidrs,
  webhookHttp: z._default(flag, false),
  oidcAllowedCidrs: cidrs,
  oidcHttp: z._default(flag, false),
  superuserCidrs: cidrs,
  superuserSecondFactor: z._default(flag, false),
  sessionHours: number(1, 720, 8),
  sessionIdleMinutes: number(1, 1440, 60),
  maxImportFiles: number(1, 100, 20),
  storageMegabytes: number(1, 10_000_000, 51_200),
  strictAccountPrivacy: z._default(flag, false),
  environments: environmentUrls,
  helpUrlManager: z.optional(webUrl),
  helpUrlDefault: z.optional(webUrl),
  contactEmbedUrl: z.optional(webUrl),
  sentryDsn: z.optional(webUrl),
  gptUrl: z.optional(addressOf(gptWrong)),
  gptModel: z.optional(z.string().check(z.regex(/^[\w.:/@-]{1,200}$/, { error: 'must be the name of a model such as gpt-4o' }))),
  gptKey: z.optional(z.string().check(z.regex(/^[!-~]{1,2000}$/, { error: 'must be one line of letters, digits and signs' }))),
  gptTimeoutMs: number(1_000, 300_000, 60_000),
  secret: z.optional(secretText),
  secretPrevious: z.optional(secretText),
  poolSize: number(2, 200, 10),
  bookCacheMegabytes: number(8, 100_000, 256),
  metricsPort: z.optional(wholeNumber(1, 65_535)),
  otelExporterOtlpEndpoint: z.optional(webUrl),
  otelExporterOtlpHeaders: z.optional(
    z.string().check(z.regex(/^[\w-]+=[^,\r\n]*(,[\w-]+=[^,\r\n]*)*$/, { error: 'must look like name=value,name=value' })),
  ),
  stopNoticeSeconds: z.optional(wholeNumber(0, 300)),
  graphqlTimeoutMs: number(1, 600_000, 30_000),
  rateLimits: z._default(z.pipe(z.string(), z.transform(asJson)), {}),
  demoMonths: number(4, 13, 13),
  demoToday: z._default(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a day such as 2026-11-10' })), '2026-11-10'),
});

/** The settings and the names of their environment variables. */
export const SETTING_NAMES: Readonly<Record<keyof typeof raw.shape, string>> = {
  ...mapNames(raw.shape),
  environments: 'ENVIRONMENT_URLS',
};

function mapNames<T extends object>(shape: T): Record<keyof T, string> {
  const pairs = Object.keys(shape).map(field => [field, field.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()]);
  return Object.fromEntries(pairs) as Record<keyof T, string>; // one pair for each key of the shape
}

function parseNamed(env: NodeJS.ProcessEnv): z.output<typeof raw> {
  // An empty variable is how shells and compose files leave a setting out.
  const given = Object.entries(SETTING_NAMES).map(([field, name]) => [field, env[name] || undefined]);
  const parsed = raw.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => {
    const name = Object.entries(SETTING_NAMES).find(([field]) => field === path[0])?.[1] ?? String(path[0]);
    return `${name} ${message.startsWith('must') ? message : `is wrong: ${message}`}.`;
  });
  throw new SettingsError([...new Set(sentences)].join('\n'));
}

function refuseUnknown(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    if (!name.startsWith('HAKARU_')) continue;
    const bare = name.slice('HAKARU_'.length);
    const hint = Object.values(SETTING_NAMES).includes(bare) ? `write ${bare}` : 'remove it';
    throw new SettingsError(`${name} is not a setting: ${hint}.`);
  }
}

function refuseUnsafe({ demo, databaseUrl, secret, publicUrl, smtpUrl, mailInFiles, webhookHttp, oidcHttp }: z.output<typeof raw>): void {
  if (webhookHttp) throw new SettingsError('WEBHOOK_HTTP must be 0 in production: events travel to other systems over https only.');
  if (oidcHttp) throw new SettingsError('OIDC_HTTP must be 0 in production: log-ins travel to identity providers over https only.');
  if (demo) throw new SettingsError('DEMO must be 0 in production: the demo institution has well-known passwords.');
  if (!databaseUrl) throw new SettingsError('DATABASE_URL must be set in production: the embedded database is for trying out.');
  if (!secret) throw new SettingsError('SECRET must be set in production: at least 32 random characters, the same on every node.');
  if (!publicUrl) throw new SettingsError('PUBLIC_URL must be set in production: links in mails are built from it.');
  if (!smtpUrl && !mailInFiles)
    throw new SettingsError(
      'SMTP_URL must be set in production: without it mails, and the links in them, stay as files in DATA_DIR; MAIL_IN_FILES=1 says that this is meant.',
    );
}

function secretOf({ secret, secretPrevious, databaseUrl, dataDir }: z.output<typeof raw>): string {
  if (secretPrevious && !secret) throw new SettingsError('SECRET must be set beside SECRET_PREVIOUS: the new one, the same on every node.');
  if (secretPrevious && secretPrevious === secret)
    throw new SettingsError('SECRET and SECRET_PREVIOUS are the same: give the new one and the one before it, or remove SECRET_PREVIOUS.');
  if (secret) return secret;
  if (databaseUrl)
    throw new SettingsError('SECRET must be set beside DATABASE_URL: at least 32 random characters, the same on every node.');
  return keepSecret(resolve(dataDir));
}

function asJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value; // the next rule then says what was expected
  }
}
