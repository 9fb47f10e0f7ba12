import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isInNetworks } from './client-ip';
import { isInside } from './inside-addresses';

/** Why an address that a customer named was not reached. */
export type OutboundFailure = 'insideAddress' | 'unresolved' | 'notHttps' | 'connection' | 'certificate' | 'deadline';

export class OutboundError extends Error {
  constructor(readonly failure: OutboundFailure) {
    super(`an address outside was not reached: ${failure}`);
  }
}

/** What an operator allows beyond https to public addresses. */
export type OutboundRules = { allowedCidrs: readonly string[]; allowsHttp: boolean };
/** Every address of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

export type Outgoing = {
  headers: Record<string, string>;
  body: string;
  deadlineMs: number;
  rules: OutboundRules;
  resolve?: Resolve;
};

const ANSWER_BYTES = 65_536;
const HEAD_BYTES = 16_384;

/**
 * Sends a body to an address that a customer named (row 30): https only, every address of its name checked, connected to an address that
 * was checked and not to a second answer of the name server, no redirect followed, bounded in time and size. Of the answer only the status
 * is known afterwards.
 */
export async function postOutside(url: URL, outgoing: Outgoing): Promise<number> {
  return (await ask(url, { ...outgoing, method: 'POST' })).status;
}

/** The same for what has to be read: the answer as text, and none at all where it is longer than anything expected. */
export async function askOutside(url: URL, asked: Asked): Promise<{ status: number; text: string }> {
  const { status, text } = await ask(url, asked);
  if (text === null) throw new OutboundError('connection');
  return { status, text };
}

export type Asked = Omit<Outgoing, 'body'> & { method: 'GET' | 'POST'; body?: string };
type Answer = { status: number; text: string | null };

async function ask(url: URL, { method, headers, body, deadlineMs, rules, resolve = byName }: Asked): Promise<Answer> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const address = await checkedAddress(url, rules, resolve, deadline);
  return await new Promise<Answer>((done, fail) => {
    const host = bare(url.hostname);
    const isSecure = url.protocol === 'https:';
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = (isSecure ? requestHttps : requestHttp)({
      method,
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, ...length, connection: 'close' },
      agent: false,
      maxHeaderSize: HEAD_BYTES,
      signal: deadline,
      ...(isSecure ? { servername: isIP(host) ? '' : host } : {}),
    });
    request.on('error', error => fail(new OutboundError(failureOf(error, deadline))));
    request.on('response', answer => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_BYTES) request.destroy(); // the status is what counts
        else chunks.push(chunk);
      });
      answer.on('error', () => undefined); // cut off after its status, by either side
      answer.on('close', () => {
        const text = answer.complete && bytes <= ANSWER_BYTES ? Buffer.concat(chunks).toString('utf8') : null;
        if (deadline.aborted) fail(new OutboundError('deadline'));
        else done({ status: answer.statusCode ?? 0, text });
      });
    });
    request.end(body);
  });
}

/** An address of the host, once all of them have been found to lead outside. */
export async function checkedAddress(
  url: URL,
  { allowedCidrs, allowsHttp }: OutboundRules,
  resolve: Resolve,
  deadline: AbortSignal,
): Promise<string> {
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) throw new OutboundError('notHttps');
  const host = bare(url.hostname);
  const found = isIP(host) ? [host] : await Promise.race([late(deadline), resolve(host).catch(() => [])]);
  if (found === null) throw new OutboundError('deadline');
  const [first] = found;
  if (first === undefined) throw new OutboundError('unresolved');
  if (found.some(address => isInside(address) && !isInNetworks(address, allowedCidrs))) throw new OutboundError('insideAddress');
  return first;
}

/** Why an address would not be reached, found without calling it; null when nothing speaks against it. */
export async function findFailure(url: URL, rules: OutboundRules): Promise<OutboundFailure | null> {
  try {
    await checkedAddress(url, rules, byName, AbortSignal.timeout(RESOLVE_MS));
    return null;
  } catch (error) {
    if (error instanceof OutboundError) return error.failure;
    throw error;
  }
}

/** Resolves, and never fails: whoever was faster no longer listens. */
const late = (deadline: AbortSignal): Promise<null> =>
  new Promise(done => deadline.addEventListener('abort', () => done(null), { once: true }));

const RESOLVE_MS = 5_000;
const byName: Resolve = async host => (await lookup(host, { all: true })).map(({ address }) => address);
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

function failureOf(error: Error, deadline: AbortSignal): OutboundFailure {
  if (deadline.aborted) return 'deadline';
  const code = 'code' in error ? String(error.code) : '';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code) ? 'certificate' : 'connection';
}
