import type { Log } from './log';

export type Attributes = Readonly<Record<string, string | number>>;
export type FinishedSpan = {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: 'server' | 'client' | 'internal';
  startNs: bigint;
  endNs: bigint;
  failed: boolean;
  attributes: Attributes;
};
export type SpanSink = { add(span: FinishedSpan): void };
export type TraceExport = SpanSink & { close(): Promise<void> };

type Options = { endpoint: string; headers: string | undefined; release: string; role: string; log: Log; everyMs?: number };

const EVERY_MS = 5_000;
const AT_ONCE = 512;
/** The number of spans kept while the collector is unavailable; further ones are dropped and counted. */
const WAITING_MAX = 8_192;
const SEND_MS = 10_000;
const KINDS = { internal: 1, server: 2, client: 3 } as const;

/** Sends spans to an OpenTelemetry collector as JSON over HTTP. Nothing waits for it, and an unavailable collector is one line in the log. */
export function openTraceExport({ endpoint, headers, release, role, log, everyMs = EVERY_MS }: Options): TraceExport {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: attributesOf({ 'service.name': 'hakaru', 'service.version': release, 'hakaru.role': role }) };
  const sent = { 'content-type': 'application/json', ...headersOf(headers) };
  let waiting: FinishedSpan[] = [];
  let lost = 0;
  let isAway = false;
  let sending: Promise<void> = Promise.resolve();
  const send = async (spans: readonly FinishedSpan[]): Promise<void> => {
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'hakaru', version: release }, spans: spans.map(spanOf) }] }] };
    const reply = await fetch(url, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`it answered ${reply.status}`);
  };
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      try {
        await send(some);
        if (isAway) log.info('traces are sent again', { what: `${lost} spans were let go` });
        isAway = false;
        lost = 0;
      } catch (error) {
        lost += some.length;
        if (!isAway) log.warn('traces could not be sent', { error: error instanceof Error ? error.message : String(error) });
        isAway = true;
        return;
      }
    }
  };
  const timer = setInterval(() => void (sending = sending.then(flush)), everyMs);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < WAITING_MAX) waiting.push(span);
      else lost++;
    },
    async close() {
      clearInterval(timer);
      await (sending = sending.then(flush));
    },
  };
}

function spanOf({ traceId, spanId, parentId, name, kind, startNs, endNs, failed, attributes }: FinishedSpan): object {
  return {
    traceId,
    spanId,
    ...(parentId ? { parentSpanId: parentId } : {}),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: String(startNs),
    endTimeUnixNano: String(endNs),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  };
}

const attributesOf = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** The format of OTEL_EXPORTER_OTLP_HEADERS: name=value, separated by commas. */
function headersOf(headers = ''): Record<string, string> {
  const pairs = headers.split(',').filter(Boolean).map(pair => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const); // oxfmt-ignore
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}
