import { SESSION_EXPIRES_HEADER } from '@hakaru/contract/reply-headers';
import type { AuthorizationModule } from '@hakaru/contract/access';
import { AppError, refusalOf, type FieldErrors } from '@hakaru/contract/errors';
import { KnownReplies } from './known-replies';
import { endSession, extendSession, readToken, setUnauthorized } from './session';

/** A GraphQL document typed with its result and variables; generated beside each .graphql file. */
export type TypedDocument<Result, Variables> = string & { __result?: Result; __variables?: Variables };

export type CallOptions = {
  /** A newer call with the same id cancels the older one. */
  requestId?: string;
  signal?: AbortSignal | undefined;
  module?: AuthorizationModule | undefined;
  /** Requested at the root instead of under /api, for a cookie that is bound to that path. */
  atRoot?: boolean;
};

type GraphqlReply<Result> = {
  data?: Result | null;
  errors?: readonly { message: string; extensions?: { validation?: FieldErrors } }[];
};

/** Sends one GraphQL document. Resolves to its data; rejects with the server's AppError. */
export async function ask<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  module?: AuthorizationModule,
): Promise<Result> {
  const body = { query: document, variables };
  const { response, reply, token } = await send('POST', '/graphql', body, { signal, module });
  const { data, errors } = (reply ?? {}) as GraphqlReply<Result>; // the document's own type
  const [first] = errors ?? [];
  if (first) throw refuse(response, first.message, first.extensions?.validation, token);
  if (!response.ok || data === undefined || data === null) throw refuse(response, messageOf(reply), undefined, token);
  return data;
}

/** Calls a REST path (`login`, `verify/7?hash=…`). Resolves to the JSON reply, or null when there is none. */
export async function call<Result = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  { requestId, atRoot = false, ...options }: CallOptions = {},
): Promise<Result> {
  const turn = requestId ? takeTurn(requestId, options.signal) : null;
  try {
    const { response, reply, token } = await send(
      method,
      `${atRoot ? '' : '/api'}/${path.replace(/^\//, '')}`,
      body,
      turn ? { ...options, signal: turn.signal } : options,
    );
    if (!response.ok) throw refuse(response, messageOf(reply), fieldsOf(reply), token);
    return reply as Result; // the caller names the reply of the path it calls
  } finally {
    turn?.done();
  }
}

/** True for a request that was cancelled, by a newer one or by leaving the page; not an error to report. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Downloads a file with the user's session. */
export async function download(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = readToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await reach(`/api/${path}`, { headers, signal: signal ?? null });
  if (!response.ok) throw refuse(response, messageOf((await readReply(response)).reply), undefined, token);
  return await response.blob();
}

/** Downloads a file that the server generates from the posted body. */
export async function downloadPosted(path: string, body: unknown): Promise<Blob> {
  const token = readToken();
  const headers: Record<string, string> = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await reach(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw refuse(response, messageOf((await readReply(response)).reply), undefined, token);
  return await response.blob();
}

/** Opens a stream of server-sent events. */
export async function openStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const token = readToken();
  const headers: Record<string, string> = { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await reach(`/api/${path}`, { headers, signal });
  if (!response.ok) throw refuse(response, messageOf((await readReply(response)).reply), undefined, token);
  if (!response.body) throw new AppError('unavailable');
  return response.body;
}

/** The bytes of a file of the app's own build. */
export async function readAsset(url: string): Promise<Uint8Array> {
  const response = await reach(url, {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const known = new KnownReplies();

/** Clears the cached replies, so that the next user of this browser sees none of them. */
export function forgetReplies(): void {
  known.clear();
}

type Sent = { response: Response; reply: unknown; token: string | null };

async function send(method: string, path: string, body: unknown, { signal, module }: CallOptions): Promise<Sent> {
  const token = readToken();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (module) headers['authorization-module'] = module;
  // FormData and Blob bodies set their own content type.
  const isReady = body instanceof FormData || body instanceof Blob;
  if (body !== undefined && !isReady) headers['content-type'] = 'application/json';
  const payload = body === undefined ? null : isReady ? body : JSON.stringify(body);
  const question = path === '/graphql' && typeof payload === 'string' ? `${token} ${module} ${payload}` : '';
  const tag = known.tagOf(question);
  if (tag) headers['if-none-match'] = tag;
  const response = await reach(path, { method, headers, body: payload, signal: signal ?? null });
  const expiresAt = response.headers.get(SESSION_EXPIRES_HEADER);
  if (token && expiresAt) extendSession(expiresAt, token);
  if (response.status === 304) return { response: new Response(null), reply: known.replyOf(question), token };
  const { reply, chars } = await readReply(response);
  const named = response.headers.get('etag');
  if (question && named && response.ok) known.keep(question, named, { reply, chars });
  return { response, reply, token };
}

/** An unreachable server counts as an outage, like a 503, and logs nobody out. */
async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (isCancelled(error)) throw error;
    throw new AppError('unavailable');
  }
}

async function readReply(response: Response): Promise<{ reply: unknown; chars: number }> {
  const text = await response.text();
  try {
    return { reply: text === '' ? null : JSON.parse(text), chars: text.length };
  } catch {
    return { reply: null, chars: 0 }; // the HTML page of a proxy; the status code is enough
  }
}

/** Rebuilds the server's refusal as an AppError and updates the session: only 'Unauthenticated.' logs out. */
function refuse(response: Response, message: string | undefined, fields: FieldErrors | undefined, token: string | null): AppError {
  const status = response.ok ? undefined : response.status;
  const refusal = refusalOf({ ...(status ? { status } : {}), ...(message === undefined ? {} : { message }) });
  if (refusal === 'unauthenticated') endSession('refused', token);
  if (refusal === 'unauthorized') setUnauthorized(true);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const validation = fields && Object.keys(fields).length > 0 ? fields : undefined;
  return new AppError(
    validation && refusal === 'internal' ? 'invalid' : refusal,
    validation,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

function messageOf(reply: unknown): string | undefined {
  return isRecord(reply) && typeof reply['message'] === 'string' ? reply['message'] : undefined;
}

function fieldsOf(reply: unknown): FieldErrors | undefined {
  if (!isRecord(reply) || !isRecord(reply['errors'])) return undefined;
  const lists = Object.entries(reply['errors']).map(
    ([field, codes]) => [field, (Array.isArray(codes) ? codes : [codes]).map(String)] as const,
  );
  return Object.fromEntries(lists);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const turns = new Map<string, AbortController>();

function takeTurn(requestId: string, outer: AbortSignal | undefined): { signal: AbortSignal; done: () => void } {
  turns.get(requestId)?.abort();
  const mine = new AbortController();
  turns.set(requestId, mine);
  const done = () => {
    if (turns.get(requestId) === mine) turns.delete(requestId);
  };
  return { signal: outer ? AbortSignal.any([outer, mine.signal]) : mine.signal, done };
}
