import { parse } from '@hakaru/contract/fields';
import { notificationSettingInput, quietHoursInput, type QuietHours } from '@hakaru/contract/notifications';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { NotificationKindEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  changeQuietHours,
  changeSetting,
  listNotifications,
  listSettings,
  readAllNotifications,
  readQuietHours,
  readNotification,
  type NotificationSetting,
} from './actions';
import type { NotificationRow } from './store';

const Notification = builder.objectRef<NotificationRow>('Notification').implement({
  fields: t => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    params: t.field({ type: 'Json', resolve: ({ params }) => params }),
    path: t.exposeString('path', { nullable: true }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    readAt: t.string({ nullable: true, resolve: ({ readAt }) => readAt?.toISOString() ?? null }),
  }),
});

const Setting = builder.objectRef<NotificationSetting>('NotificationSetting').implement({
  fields: t => ({
    kind: t.expose('kind', { type: NotificationKindEnum }),
    inApp: t.exposeBoolean('inApp'),
    email: t.exposeBoolean('email'),
    digest: t.exposeBoolean('digest'),
    isFixed: t.exposeBoolean('isFixed'),
  }),
});

builder.queryField('notifications', t =>
  t.field({
    type: pageType('NotificationPage', Notification),
    access: MEMBER,
    args: { first: t.arg.int(), page: t.arg.int(), unreadOnly: t.arg.boolean() },
    resolve: (_, { unreadOnly, ...slice }, ctx) => listNotifications(signedIn(ctx), sliceOf(slice), unreadOnly ?? false),
  }),
);
builder.mutationField('markNotificationRead', t =>
  t.int({
    access: MEMBER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readNotification(signedIn(ctx), idOf(id)),
  }),
);
builder.mutationField('markAllNotificationsRead', t =>
  t.int({ access: MEMBER, resolve: (_, __, ctx) => readAllNotifications(signedIn(ctx)) }),
);
builder.queryField('notificationSettings', t =>
  t.field({ type: [Setting], access: MEMBER, resolve: (_, __, ctx) => listSettings(signedIn(ctx)) }),
);
builder.mutationField('updateNotificationSetting', t =>
  t.field({
    type: [Setting],
    access: MEMBER,
    args: {
      kind: t.arg.string({ required: true }),
      inApp: t.arg.boolean({ required: true }),
      email: t.arg.boolean({ required: true }),
      digest: t.arg.boolean({ description: 'Gathered into one mail a day; at once if left out.' }),
    },
    resolve: (_, { digest, ...args }, ctx) =>
      changeSetting(signedIn(ctx), parse(notificationSettingInput, { ...args, digest: digest ?? false })),
  }),
);

const QuietHoursType = builder.objectRef<QuietHours>('QuietHours').implement({
  description: 'Hours of the organisation’s day in which no mail of notices is sent.',
  fields: t => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
});
builder.queryField('quietHours', t =>
  t.field({ type: QuietHoursType, nullable: true, access: MEMBER, resolve: (_, __, ctx) => readQuietHours(signedIn(ctx)) }),
);
builder.mutationField('setQuietHours', t =>
  t.field({
    type: QuietHoursType,
    nullable: true,
    access: MEMBER,
    args: { from: t.arg.int(), to: t.arg.int() },
    resolve: (_, { from, to }, ctx) => {
      const isAny = from == null && to == null;
      return changeQuietHours(signedIn(ctx), isAny ? null : parse(quietHoursInput, { from, to }));
    },
  }),
);
