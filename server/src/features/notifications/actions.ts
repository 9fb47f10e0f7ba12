import { AppError, invalid } from '@hakaru/contract/errors';
import { languageOf } from '@hakaru/contract/languages';
import {
  ALWAYS_SENT,
  channelsOf,
  notificationKinds,
  type NotificationChannels,
  type NotificationKind,
  type NotificationParams,
} from '@hakaru/contract/notifications';
import { atHome } from '#platform/at-home';
import type { Context, SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import { queueMail } from '#platform/mail-job';
import type { Slice } from '#platform/paging';
import { noticeLetter } from './letters';
import * as store from './store';

export async function listNotifications(ctx: SignedIn, slice: Slice, unreadOnly: boolean) {
  const { data, total } = await atHome(ctx, ctx => store.ownNotifications(ctx, slice, unreadOnly));
  return pageOf(data, { ...slice, total });
}

/** Answers how many are still unread. */
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
  await atHome(ctx, ctx => store.setOwnSetting(ctx, kind, channels));
  return await listSettings(ctx);
}

export type Notify = {
  organisationId: string;
  userIds: readonly string[];
  kind: NotificationKind;
  params: NotificationParams;
  path: string | null;
};

/** Tells people of one organisation something, where they want to be told. Part of the caller's transaction: told only if it happened. */
export async function notify(ctx: Context, { organisationId, userIds, kind, params, path }: Notify): Promise<void> {
  if (userIds.length === 0) return;
  const people = await store.recipients(ctx, organisationId, userIds);
  const wants = (person: store.Recipient) => channelsOf(asRecord(person.settings), kind);
  const inApp = people.filter(person => wants(person).inApp).map(({ id }) => id);
  if (inApp.length > 0) await store.insertNotices(ctx, organisationId, inApp, { kind, params, path });
  for (const person of people.filter(person => wants(person).email)) {
    const url = `${ctx.app.settings.publicUrl}/notifications`;
    await queueMail(ctx, { to: person.email, ...noticeLetter(languageOf(person.language), { name: person.name, url }) });
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // an object's keys are strings
}
