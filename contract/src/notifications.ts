import * as z from 'zod/mini';

/**
 * The kinds of notifications, each raised by the event it is named after. The web has a text for each kind in both languages; the server
 * sends only kind and parameters.
 */
export const notificationKinds = [
  'reportDue',
  'reportDelayed',
  'reportReturned',
  'reportRestated',
  'reportPublished',
  'monthEndPopulated',
  'monthEndCancelled',
  'proposalReceived',
  'proposalAccepted',
  'proposalReturned',
  'importReceived',
  'importWarning',
  'importFailed',
  'importApproved',
  'importResent',
  'commentaryReceived',
  'commentMentioned',
  'instructionsReceived',
  'instructionFinalised',
  'instructionReturned',
  'instructionPastCutOff',
  'forwardUnrolled',
  'balanceBelowMinimum',
  'watchlistTriggered',
  'documentWaiting',
  'userAdded',
  'passwordChanged',
  'secondFactorChanged',
  'auditBroken',
  'webhookDisabled',
  'intakeStopped',
  'organisationExported',
  'deletionRequested',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationParams = Readonly<Record<string, string>>;

/**
 * The channels of a kind for a user; `digest` collects its mail into one a day. Notices about the user's own security are always sent, at
 * once: nobody may switch off their own warnings.
 */
export type NotificationChannels = { inApp: boolean; email: boolean; digest: boolean };
const DEFAULT_CHANNELS: NotificationChannels = { inApp: true, email: false, digest: false };
/** Somebody who is named is waited for by whoever named them, and may not look at the app for days. */
const MAILED_BY_DEFAULT: readonly NotificationKind[] = ['commentMentioned'];
export const ALWAYS_SENT: readonly NotificationKind[] = [
  'passwordChanged',
  'secondFactorChanged',
  'auditBroken',
  'organisationExported',
  'deletionRequested',
];

export const notificationSettingInput = z.strictObject({
  kind: z.enum(notificationKinds, 'invalid'),
  inApp: z.boolean('invalid'),
  email: z.boolean('invalid'),
  digest: z.boolean('invalid'),
});

const defaultsOf = (kind: NotificationKind): NotificationChannels => ({
  ...DEFAULT_CHANNELS,
  email: MAILED_BY_DEFAULT.includes(kind),
});

/** The stored choice for a kind, or the defaults. */
export function channelsOf(stored: Readonly<Record<string, unknown>>, kind: NotificationKind): NotificationChannels {
  if (ALWAYS_SENT.includes(kind)) return { inApp: true, email: true, digest: false };
  const defaults = defaultsOf(kind);
  const chosen = stored[kind];
  if (typeof chosen !== 'object' || chosen === null) return defaults;
  return {
    inApp: 'inApp' in chosen ? chosen.inApp === true : defaults.inApp,
    email: 'email' in chosen ? chosen.email === true : defaults.email,
    digest: 'digest' in chosen ? chosen.digest === true : defaults.digest,
  };
}

/** Hours of the organisation's day in which no mail is sent, except about the user's own security. They may span midnight. */
export type QuietHours = { from: number; to: number };

const hour = z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(23, 'invalid'));
export const quietHoursInput = z
  .strictObject({ from: hour, to: hour })
  .check(z.refine(({ from, to }) => from !== to, { error: 'sameHour', path: ['to'] }));

/** The hours stored beside the choices by kind; null where mail may be sent at any hour. */
export function quietHoursOf(stored: Readonly<Record<string, unknown>>): QuietHours | null {
  const parsed = quietHoursInput.safeParse(stored['quietHours']);
  return parsed.success ? parsed.data : null;
}

export function isQuietAt({ from, to }: QuietHours, at: number): boolean {
  return from < to ? at >= from && at < to : at >= from || at < to;
}

/** When the daily mail is sent: at the end of the quiet hours, or at this hour without any. */
export const DIGEST_HOUR = 8;
