import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import {
  ALWAYS_SENT,
  channelsOf,
  quietHoursOf,
  notificationKinds,
  type NotificationChannels,
  type NotificationKind,
  type NotificationParams,
  type QuietHours,
} from '@hakaru/contract/notifications';
import { areaOf, CATEGORY_OF } from '@hakaru/contract/organisations';
import { atHome } from '#platform/at-home';
import type { Context, SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { pageOf } from '#platform/graphql';
import { queueMail } from '#platform/mail-job';
import type { Slice } from '#platform/paging';
import { letterTo, waitForDigest } from './digest';
import { noticeLetter } from './letters';
import { mailTime } from './mail-time';
import { setNotificationSetting } from '#features/user-accounts/public';
import * as store from './store';

export async function listNotifications(ctx: SignedIn, slice: Slice, unreadOnly: boolean) {
  const { data, total } = await atHome(ctx, ctx => store.ownNotifications(ctx, slice, unreadOnly));
  return pageOf(data, { ...slice, total });
}

/** Returns the number still unread. */
export function readNotification(ctx: SignedIn, id: string): Promise<number> {
  return atHome(ctx, async ctx => {
    if (!(await store.isOwn(ctx, id))) throw new AppError('notFound');
    await store.markRead(ctx, id);
    return await store.countUnread(ctx);
  });
}

export function readAllNotifications(ctx: SignedIn): Promise<number> {
  return atHome(ctx, async ctx => {
    await store.markRead(ctx, null);
    return await store.countUnread(ctx);
  });
}

export async function readQuietHours(ctx: SignedIn): Promise<QuietHours | null> {
  return quietHoursOf(asRecord(await atHome(ctx, store.ownSettings)));
}

/** Null removes them: mail may then be sent at any hour. */
export async function changeQuietHours(ctx: SignedIn, hours: QuietHours | null): Promise<QuietHours | null> {
  await atHome(ctx, ctx => setNotificationSetting(ctx, 'quietHours', hours));
  return hours;
}

export type NotificationSetting = NotificationChannels & { kind: NotificationKind; isFixed: boolean };

export async function listSettings(ctx: SignedIn): Promise<NotificationSetting[]> {
  const stored = asRecord(await atHome(ctx, store.ownSettings));
  return notificationKinds.map(kind => ({ kind, ...channelsOf(stored, kind), isFixed: ALWAYS_SENT.includes(kind) }));
}

export async function changeSetting(
  ctx: SignedIn,
  { kind, ...channels }: NotificationChannels & { kind: NotificationKind },
): Promise<NotificationSetting[]> {
  if (ALWAYS_SENT.includes(kind)) throw invalid('kind', 'fixed');
  await atHome(ctx, ctx => setNotificationSetting(ctx, kind, channels));
  return await listSettings(ctx);
}

export type Notify = {
  organisationId: string;
  userIds: readonly string[];
  kind: NotificationKind;
  params: NotificationParams;
  path: string | null;
  /** The client it concerns. Recipients outside that organisation see its name, since they may serve several clients. */
  ownerId?: string | null;
  hasOwnLetter?: boolean;
};

/**
 * Notifies people of one organisation through the channels they chose. Part of the caller's transaction, so nothing is sent if it is rolled
 * back.
 */
export async function notify(
  ctx: Context,
  { organisationId, userIds, kind, params: given, path, ownerId = null, hasOwnLetter = false }: Notify,
): Promise<void> {
  if (userIds.length === 0) return;
  const client = ownerId === null || ownerId === organisationId ? null : await store.clientNames(ctx, ownerId);
  const params = client ? { ...given, ...client } : given;
  const people = await store.recipients(ctx, organisationId, userIds);
  const wishes = people.map(person => ({ person, stored: asRecord(person.settings), ...channelsOf(asRecord(person.settings), kind) }));
  const inApp = wishes.filter(wish => wish.inApp).map(({ person }) => person.id);
  const notices =
    inApp.length > 0 ? await store.insertNotices(ctx, organisationId, inApp, { kind, params, path }) : new Map<string, string>();
  if (hasOwnLetter) return;
  for (const { person, stored, digest } of wishes.filter(wish => wish.email)) {
    const quiet = ALWAYS_SENT.includes(kind) ? null : quietHoursOf(stored);
    const at = mailTime(ctx.app.now(), person.timeZone, { quiet, isDigest: digest });
    const afterSeconds = at ? (at.getTime() - ctx.app.now().getTime()) / 1000 : 0;
    if (digest)
      await waitForDigest(ctx, { organisationId, userId: person.id, notificationId: notices.get(person.id) ?? null }, afterSeconds);
    else await queueMail(ctx, { to: person.email, ...noticeLetter(languageOf(person.language), letterTo(ctx, person)) }, afterSeconds);
  }
}

export type NotifyOrganisation = {
  organisationId: string;
  /** Users who may write, all users, administrators, or one person. */
  who: 'writers' | 'everybody' | 'admins' | { userId: string };
  /** People to leave out: the one who acted, and the one it is about. */
  exceptUserId?: string | readonly string[] | null;
  kind: NotificationKind;
  params: NotificationParams;
  /**
   * The page it links to, relative to the area of the recipient's organisation: `/reports/…` becomes `/owner/reports/…`. Settings and
   * notifications have no area.
   */
  page: string;
  /** As for `notify`. */
  ownerId?: string | null;
  /** The caller sends a more detailed mail of its own. */
  hasOwnLetter?: boolean;
};

/**
 * Notifies the people of any organisation within the caller's transaction, so that notices exist exactly when the event does. The scope of
 * the transaction is widened for these statements only.
 */
export async function notifyOrganisation(
  ctx: Context,
  { organisationId, who, exceptUserId = null, kind, params, page, ownerId = null, hasOwnLetter = false }: NotifyOrganisation,
): Promise<void> {
  await insideScope(ctx.db, 'platform', async () => {
    const type = await store.organisationType(ctx, organisationId);
    if (type === null) return;
    const userIds = typeof who === 'object' ? [who.userId] : await store.findPeople(ctx, organisationId, { who, exceptUserId });
    const path = /^\/(settings|notifications)\b/.test(page) ? page : `/${areaOf(CATEGORY_OF[type])}${page}`;
    await notify(ctx, { organisationId, userIds, kind, params, path, ownerId, hasOwnLetter });
  });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // keys of an object are strings
}
