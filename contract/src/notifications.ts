import * as z from 'zod/mini';

/** What a stored notice can be about: each kind is raised by the event it names, and there is none without an event. The web words each kind in both languages; the server sends kind and params only. */
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
  'auditBroken',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationParams = Readonly<Record<string, string>>;

/** Where a kind reaches a person. Notices of one's own security always arrive: nobody may switch off what would warn them. */
export type NotificationChannels = { inApp: boolean; email: boolean };
export const DEFAULT_CHANNELS: NotificationChannels = { inApp: true, email: false };
export const ALWAYS_SENT: readonly NotificationKind[] = ['passwordChanged', 'auditBroken'];

export const notificationSettingInput = z.strictObject({
  kind: z.enum(notificationKinds, 'invalid'),
  inApp: z.boolean('invalid'),
  email: z.boolean('invalid'),
});

/** Stored choices over the defaults, one entry a kind. */
export function channelsOf(stored: Readonly<Record<string, unknown>>, kind: NotificationKind): NotificationChannels {
  if (ALWAYS_SENT.includes(kind)) return { inApp: true, email: true };
  const chosen = stored[kind];
  if (typeof chosen !== 'object' || chosen === null) return DEFAULT_CHANNELS;
  return {
    inApp: 'inApp' in chosen ? chosen.inApp === true : DEFAULT_CHANNELS.inApp,
    email: 'email' in chosen ? chosen.email === true : DEFAULT_CHANNELS.email,
  };
}
