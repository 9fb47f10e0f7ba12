import { RELEASE, TRACE_SAMPLE_RATE } from '@hakaru/contract/limits';
import { call } from '#platform/api';
import { isFault, setFaultReporter } from '#platform/query';

/** Sends our own faults to the error service through the tunnel. Refusals and failed fetches are answers, not faults. */
export function watchFaults(): void {
  setFaultReporter(report);
  window.addEventListener('error', event => report(event.error));
  window.addEventListener('unhandledrejection', event => {
    if (isFault(event.reason)) report(event.reason);
  });
}

export function report(error: unknown): void {
  console.error(error);
  if (!isFault(error) || Math.random() >= TRACE_SAMPLE_RATE) return;
  void call('POST', 'tunnel/sentry', faultOf(error)).catch(() => undefined);
}

/** What is told about a fault: where in our code, never what was on the screen. */
export function faultOf(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { release: RELEASE, name, message: message.slice(0, 500), stack: stack.slice(0, 4000), path: location.pathname };
}
