// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a notification is about. */
export type NotificationKind =
  | 'auditBroken'
  | 'balanceBelowMinimum'
  | 'commentMentioned'
  | 'commentaryReceived'
  | 'deletionRequested'
  | 'documentWaiting'
  | 'forwardUnrolled'
  | 'importApproved'
  | 'importFailed'
  | 'importReceived'
  | 'importResent'
  | 'importWarning'
  | 'instructionFinalised'
  | 'instructionPastCutOff'
  | 'instructionReturned'
  | 'instructionsReceived'
  | 'intakeStopped'
  | 'monthEndCancelled'
  | 'monthEndPopulated'
  | 'organisationExported'
  | 'passwordChanged'
  | 'proposalAccepted'
  | 'proposalReceived'
  | 'proposalReturned'
  | 'reportDelayed'
  | 'reportDue'
  | 'reportPublished'
  | 'reportRestated'
  | 'reportReturned'
  | 'secondFactorChanged'
  | 'userAdded'
  | 'watchlistTriggered'
  | 'webhookDisabled';

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: Array<{ kind: NotificationKind, inApp: boolean, email: boolean, digest: boolean, isFixed: boolean }> };

export type UpdateNotificationSettingMutationVariables = Exact<{
  kind: string;
  inApp: boolean;
  email: boolean;
  digest: boolean;
}>;


export type UpdateNotificationSettingMutation = { updateNotificationSetting: Array<{ kind: NotificationKind, inApp: boolean, email: boolean, digest: boolean, isFixed: boolean }> };

export type QuietHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type QuietHoursQuery = { quietHours: { from: number, to: number } | null };

export type SetQuietHoursMutationVariables = Exact<{
  from?: number | null | undefined;
  to?: number | null | undefined;
}>;


export type SetQuietHoursMutation = { setQuietHours: { from: number, to: number } | null };

export const NotificationSettingsDocument = `query NotificationSettings {
  notificationSettings {
    kind
    inApp
    email
    digest
    isFixed
  }
}` as TypedDocument<NotificationSettingsQuery, NotificationSettingsQueryVariables>;

export const UpdateNotificationSettingDocument = `mutation UpdateNotificationSetting($kind: String!, $inApp: Boolean!, $email: Boolean!, $digest: Boolean!) {
  updateNotificationSetting(
    kind: $kind
    inApp: $inApp
    email: $email
    digest: $digest
  ) {
    kind
    inApp
    email
    digest
    isFixed
  }
}` as TypedDocument<UpdateNotificationSettingMutation, UpdateNotificationSettingMutationVariables>;

export const QuietHoursDocument = `query QuietHours {
  quietHours {
    from
    to
  }
}` as TypedDocument<QuietHoursQuery, QuietHoursQueryVariables>;

export const SetQuietHoursDocument = `mutation SetQuietHours($from: Int, $to: Int) {
  setQuietHours(from: $from, to: $to) {
    from
    to
  }
}` as TypedDocument<SetQuietHoursMutation, SetQuietHoursMutationVariables>;
