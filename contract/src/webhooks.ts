import * as z from 'zod/mini';
import { name } from './fields';

/** The events an organisation's systems can subscribe to. */
export const webhookKinds = [
  'importStaged',
  'importApproved',
  'importFailed',
  'taskLabelChanged',
  'monthPopulated',
  'reportPublished',
  'reportRestated',
  'instructionMoved',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** `ping` is sent on request only, to test an endpoint. */
export const deliveryKinds = [...webhookKinds, 'ping'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const endpointStates = ['active', 'paused', 'disabled', 'creatorDisabled'] as const;
export type EndpointState = (typeof endpointStates)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed. The receiver's response is never stored: it could contain anything, and is not meant for our readers. */
export const deliveryFailures = [
  'insideAddress',
  'unresolved',
  'notHttps',
  'connection',
  'certificate',
  'deadline',
  'redirect',
  'refused',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const WEBHOOKS_PER_ORGANISATION = 10;
/** The prefix of every signing secret, so that scanners of code and mail recognise a leaked one. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
/** How long both secrets sign after a new one was created. */
export const WEBHOOK_OVERLAP_HOURS = 24;
export const WEBHOOK_DEADLINE_MS = 10_000;
/** Ten attempts over about four days. */
export const WEBHOOK_ATTEMPTS = 10;
/** From the third consecutive failure the endpoint is paused for a while. */
export const WEBHOOK_FAILURES_OPEN = 3;
/** An endpoint without a single success for this long is disabled. */
export const WEBHOOK_DISABLED_AFTER_HOURS = 72;
export const WEBHOOK_KEPT_DAYS = 30;

const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 86_400;

/**
 * The delay is four times as long after each failure, up to a day; `share` (0 to 1) spreads its second half, so that many deliveries do not
 * retry at once.
 */
export function waitAfter(failures: number, share: number): number {
  const whole = Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 4 ** Math.max(0, failures - 1));
  return Math.round(whole * (0.5 + share / 2));
}

export const webhookInput = z.strictObject({
  name,
  url: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(2000, 'tooLong'), z.refine(isCallable, 'webAddress')),
  events: z
    .array(z.enum(webhookKinds, 'invalid'))
    .check(z.minLength(1, 'required'), z.maxLength(webhookKinds.length, 'tooMany'), z.refine(isWithoutDoubles, 'invalid')),
});
export type WebhookInput = z.infer<typeof webhookInput>;

const webAddress = z.url({ protocol: /^https?$/ });

/** Credentials in an address end up in logs, and the part after # is never sent. */
function isCallable(url: string): boolean {
  return webAddress.safeParse(url).success && !/^[^/]*\/\/[^/?#]*@|#/.test(url);
}

function isWithoutDoubles(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

export type WebhookEndpoint = WebhookInput & {
  id: string;
  version: number;
  state: EndpointState;
  createdAt: string;
  /** The administrator who saved it last, whose access decides which events are sent. */
  responsible: string;
  overlapUntil: string | null;
  lastDeliveredAt: string | null;
  failingSince: string | null;
  /** No attempt is made until then, after several consecutive failures. */
  restsUntil: string | null;
  waiting: number;
};

export type WebhookDelivery = {
  id: string;
  endpointId: string;
  eventId: string;
  kind: DeliveryKind;
  occurredAt: string;
  state: DeliveryState;
  attempts: number;
  lastAttemptAt: string | null;
  nextAttemptAt: string | null;
  statusCode: number | null;
  failure: DeliveryFailure | null;
  body: string;
};
