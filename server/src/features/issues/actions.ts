import { AppError, invalid } from '@hakaru/contract/errors';
import { fileFormats, formatOf } from '@hakaru/contract/file-formats';
import { SCREENSHOT_BYTES, TUNNEL_BYTES, type ContactInput, type IssueInput } from '@hakaru/contract/issues';
import { record } from '#platform/audit';
import { allow, onPlatform, type Context, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { take } from '#platform/rate-limits';
import * as store from './store';

/** The folder of files that belong to no organisation. */
const PLATFORM_FOLDER = '00000000-0000-0000-0000-000000000000';
const REPORTS_PER_HOUR = 20;

export async function reportIssue(ctx: Context, input: IssueInput, screenshot: Buffer | null): Promise<string> {
  await enforceRateLimit(ctx, 'issue', { limit: REPORTS_PER_HOUR, windowSeconds: 3600 });
  const { actor } = ctx;
  const sender = { userId: actor?.user.id ?? null, organisationName: actor?.organisation.nameEn ?? null };
  const kept = screenshot && (await keepScreenshot(ctx, screenshot));
  return await onPlatform(ctx, ctx => store.insertIssue(ctx, input, sender, kept));
}

export async function listIssues(ctx: SignedIn, slice: Slice) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findIssues(ctx, slice));
  return pageOf(data, { ...slice, total });
}

export async function resolveIssue(ctx: SignedIn, id: string, isResolved: boolean): Promise<boolean> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, async ctx => {
    if (!(await store.setResolved(ctx, id, isResolved))) throw new AppError((await store.issueExists(ctx, id)) ? 'conflict' : 'notFound');
    await record(ctx, isResolved ? 'issue.resolve' : 'issue.reopen', { subject: 'issue', subjectId: id });
    return isResolved;
  });
}

export async function readScreenshot(ctx: SignedIn, id: string) {
  allow(ctx, 'superuser');
  const screenshot = await onPlatform(ctx, ctx => store.screenshotOf(ctx, id));
  const content = screenshot && (await ctx.app.files.get(screenshot.key));
  if (!screenshot || !content) throw new AppError('notFound');
  return { content, type: screenshot.type };
}

export async function takeContact(ctx: Context, input: ContactInput): Promise<void> {
  await enforceRateLimit(ctx, 'contact', { limit: REPORTS_PER_HOUR, windowSeconds: 3600 });
  await onPlatform(ctx, ctx => store.insertContact(ctx, input));
}

export async function listContacts(ctx: SignedIn, slice: Slice) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => store.findContacts(ctx, slice));
  return pageOf(data, { ...slice, total });
}

/**
 * An error report from a browser. If a service is configured, it is forwarded there only, whatever the envelope names; otherwise it is
 * stored for support. The response never includes the service's answer.
 */
export async function takeEnvelope(ctx: Context, body: string): Promise<void> {
  await enforceRateLimit(ctx, 'tunnel', { limit: ctx.app.settings.limits.tunnelPerIpMinute, windowSeconds: 60 });
  if (Buffer.byteLength(body) > TUNNEL_BYTES) throw new AppError('tooLarge');
  const header = headerOf(body);
  const { sentryDsn } = ctx.app.settings;
  if (!sentryDsn) return await onPlatform(ctx, ctx => store.insertEnvelope(ctx, ctx.actor?.user.id ?? null, body));
  if (header.dsn !== sentryDsn) throw invalid('dsn', 'invalid');
  await forward(ctx, sentryDsn, body);
}

const FORWARD_MS = 5_000;

async function forward(ctx: Context, dsn: string, body: string): Promise<void> {
  const { protocol, host, pathname } = new URL(dsn);
  const url = `${protocol}//${host}/api${pathname}/envelope/`;
  const headers = { 'content-type': 'application/x-sentry-envelope' };
  try {
    await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(FORWARD_MS) });
  } catch (error) {
    ctx.app.log.warn('error report not forwarded', { requestId: ctx.request.id, error: error instanceof Error ? error.name : 'unknown' });
  }
}

/** The first line of an envelope is its JSON header. */
function headerOf(body: string): { dsn: unknown } {
  try {
    const header: unknown = JSON.parse(body.slice(0, body.indexOf('\n') + 1 || undefined));
    if (typeof header === 'object' && header !== null) return { dsn: 'dsn' in header ? header.dsn : null };
  } catch {
    // refused below, like everything else that is not an envelope
  }
  throw invalid('body', 'malformed');
}

async function keepScreenshot(ctx: Context, bytes: Buffer): Promise<store.Screenshot> {
  if (bytes.length > SCREENSHOT_BYTES) throw new AppError('tooLarge');
  const format = formatOf(bytes);
  if (format !== 'png' && format !== 'jpg') throw invalid('screenshot', 'image');
  const { type } = fileFormats[format];
  const name = `screenshot.${format}`;
  const { key } = await ctx.app.files.put(bytes, { organisationId: PLATFORM_FOLDER, contentType: type, name });
  return { key, type };
}

async function enforceRateLimit({ db, request }: Context, what: string, rate: { limit: number; windowSeconds: number }): Promise<void> {
  const { allowed, retryAfterSeconds } = await take(db, `${what}|${request.ip}`, rate);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
}
