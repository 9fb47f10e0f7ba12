import { RELEASE, TRACE_SAMPLE_RATE } from '@hakaru/contract/limits';
import { siteQuery } from '#features/site/public';
import { call } from '#platform/api';
import { isFault, queryClient, setFaultReporter } from '#platform/query';

/** Reports faults of the app to the error service through the tunnel. Refusals and failed fetches are expected and not reported. */
export function watchFaults(): void {
  setFaultReporter(report);
  window.addEventListener('error', event => report(event.error));
  window.addEventListener('unhandledrejection', event => {
    if (isFault(event.reason)) report(event.reason);
  });
}

export function report(error: unknown): void {
  console.error(error);
  if (isFault(error) && Math.random() < TRACE_SAMPLE_RATE) void send(error).catch(() => undefined);
}

async function send(error: unknown): Promise<void> {
  const { environment, sentryDsn } = await queryClient.ensureQueryData(siteQuery);
  const facts = { id: crypto.randomUUID().replaceAll('-', ''), at: new Date(), environment, dsn: sentryDsn };
  await call('POST', 'tunnel/sentry', new Blob([envelopeOf(error, facts)], { type: 'application/x-sentry-envelope' }));
}

export type EnvelopeFacts = { id: string; at: Date; environment: string; dsn: string | null };

/**
 * An envelope of the error service: a header, an item header and the event, one line each. It contains the error and its stack, never what
 * the screen showed.
 */
export function envelopeOf(error: unknown, { id, at, environment, dsn }: EnvelopeFacts): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: RELEASE,
    environment,
    exception: { values: [{ type: name, value: message.slice(0, 500) }] },
    extra: { stack: stack.slice(0, 4000) },
    request: { url: location.pathname },
  };
  return [{ event_id: id, sent_at: at.toISOString(), dsn }, { type: 'event' }, event].map(line => `${JSON.stringify(line)}\n`).join('');
}
