import { randomBytes } from 'node:crypto';
import { CALENDAR_DAYS_MAX } from '@hakaru/contract/calendar';
import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import { addDays, daysBetween, isDay } from '@hakaru/engine/calendar/day';
import { atHome } from '#platform/at-home';
import { record } from '#platform/audit';
import { onPlatform, type Context, type SignedIn } from '#platform/context';
import { take } from '#platform/rate-limits';
import { hashToken, isBlockedAddress } from '#platform/session';
import { todayOf } from '#platform/today';
import { icalOf } from './ical';
import type { CalendarEvent, Span } from './event';
import { sources } from './sources';
import * as store from './store';

/** Every event the sender may see within a range of days, in day order. */
export async function listEvents(ctx: SignedIn, span: Span): Promise<CalendarEvent[]> {
  if (!isDay(span.from) || !isDay(span.to)) throw invalid(isDay(span.from) ? 'to' : 'from', 'dateFormat');
  if (span.to < span.from || daysBetween(span.from, span.to) > CALENDAR_DAYS_MAX) throw invalid('to', 'tooLong');
  const events: CalendarEvent[] = [];
  for (const source of sources) events.push(...(await source(ctx, span)));
  return events.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Creates a new secret address for the sender's calendar program and ends the previous one. It is shown once; only its hash is stored. */
export async function createFeed(ctx: SignedIn): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await atHome(ctx, async ctx => {
    const { id: userId, organisationId } = ctx.actor.user;
    await store.saveFeed(ctx.db, { organisationId, userId, tokenHash: hashToken(token), at: ctx.app.now() });
    await record(ctx, 'calendar.feed', { subject: 'user', subjectId: userId, organisationId });
  });
  return `${ctx.app.settings.publicUrl}/api/calendar/${token}.ics`;
}

export async function dropFeed(ctx: SignedIn): Promise<boolean> {
  return await atHome(ctx, async ctx => {
    const { id: userId, organisationId } = ctx.actor.user;
    if (!(await store.dropFeed(ctx.db, organisationId, userId))) return false;
    await record(ctx, 'calendar.feedEnded', { subject: 'user', subjectId: userId, organisationId });
    return true;
  });
}

export async function feedSince(ctx: SignedIn): Promise<string | null> {
  const { id, organisationId } = ctx.actor.user;
  return (await atHome(ctx, ctx => store.findFeed(ctx.db, organisationId, id)))?.toISOString() ?? null;
}

const BEHIND = 60;
const AHEAD = 300;
const PER_ADDRESS = { limit: 60, windowSeconds: 3600 };

/** The owner's IP restrictions for signing in also apply to reading their calendar feed. */
function isFeedBlocked({ app, request }: Context, { isSuperuser, organisation }: store.FeedOwner): boolean {
  return isBlockedAddress(app, { superuser: isSuperuser, allowedCidrs: organisation.allowedCidrs }, request.ip);
}

/** The calendar behind a secret address, limited to what its owner may see today. */
export async function readFeed(ctx: Context, token: string): Promise<string> {
  const tokenHash = hashToken(token);
  const { allowed, retryAfterSeconds } = await take(ctx.app.database.db, `calendar ${ctx.request.ip}`, PER_ADDRESS);
  if (!allowed) throw new AppError('tooMany', {}, retryAfterSeconds);
  const owner = await onPlatform(ctx, ctx => store.findFeedOwner(ctx, tokenHash));
  const { app } = ctx;
  if (!owner || isFeedBlocked(ctx, owner)) throw new AppError('notFound');
  const now = app.now().toISOString();
  const sender: SignedIn = {
    ...ctx,
    actor: {
      user: owner.user,
      organisation: owner.organisation,
      sessionId: '',
      expiresAt: now,
      seenAt: now,
      impersonatedRole: 'readonly',
      packages: [],
      unread: 0,
      original: null,
    },
  };
  const today = todayOf(sender);
  const events = await listEvents(sender, { from: addDays(today, 0 - BEHIND), to: addDays(today, AHEAD), known: null });
  const { language } = owner.user.preferences;
  return icalOf(events, { language: languageOf(typeof language === 'string' ? language : null), stamp: app.now() });
}
