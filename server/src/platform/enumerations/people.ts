import { companyStatuses } from '@hakaru/contract/address-choices';
import { eventKinds } from '@hakaru/contract/calendar';
import { commentAudiences, commentKinds } from '@hakaru/contract/comments';
import { bankAccountTypes } from '@hakaru/contract/companies';
import { dataRequestStatuses, dataSubjectRights } from '@hakaru/contract/data-subject-requests';
import { partyRoles } from '@hakaru/contract/enumerations';
import { languages } from '@hakaru/contract/languages';
import { notificationKinds } from '@hakaru/contract/notifications';
import { assetTypes, organisationKinds, organisationPackages, userRoles } from '@hakaru/contract/organisations';
import { amountUnits, densities, firstDays, negativeStyles, themes } from '@hakaru/contract/preferences';
import { referenceTables } from '@hakaru/contract/reference-tables';
import { certificateStates, subjectClaims } from '@hakaru/contract/single-sign-on';
import { builder } from '#platform/graphql';

export const AssetTypeEnum = builder.enumType('AssetType', {
  values: assetTypes,
  description: 'Whether an asset is a portfolio that holds money or a benchmark that is only compared with.',
});
export const LanguageEnum = builder.enumType('Language', {
  values: languages,
  description: 'The language of a person or a file: English or Japanese.',
});
export const ThemeEnum = builder.enumType('Theme', { values: themes, description: 'The colours a person reads in.' });
export const TableDensityEnum = builder.enumType('TableDensity', { values: densities, description: 'How close the rows of tables stand.' });
export const AmountUnitEnum = builder.enumType('AmountUnit', {
  values: amountUnits,
  description: 'The unit amounts are shown in on screens; the interface always answers whole amounts.',
});
export const NegativeStyleEnum = builder.enumType('NegativeStyle', {
  values: negativeStyles,
  description: 'How a negative number is written on screens.',
});
export const OrganisationKindEnum = builder.enumType('OrganisationKind', {
  values: organisationKinds,
  description: 'The side an organisation stands on.',
});
export const UserRoleEnum = builder.enumType('UserRole', {
  values: userRoles,
  description: 'What a person may do in their organisation: everything with its people, work without them, or read.',
});
export const NotificationKindEnum = builder.enumType('NotificationKind', {
  values: notificationKinds,
  description: 'What a notification is about.',
});
export const ServiceTokenStateEnum = builder.enumType('ServiceTokenState', {
  values: ['active', 'expired', 'revoked', 'creatorDisabled'] as const,
  description: 'Whether a token works; creatorDisabled is one whose maker may no longer sign in.',
});
export const SsoCertificateStateEnum = builder.enumType('SsoCertificateState', {
  values: certificateStates,
  description: 'Where a signing certificate stands in its days; undated is a bare key, which has none.',
});
export const SubjectClaimEnum = builder.enumType('SubjectClaim', {
  values: subjectClaims,
  description: 'The claim of an identity provider that names a person.',
});
export const BankAccountTypeEnum = builder.enumType('BankAccountType', {
  values: bankAccountTypes,
  description: 'The kind of a bank account in Japan.',
});
export const PartyRoleEnum = builder.enumType('PartyRole', { values: partyRoles, description: 'What a company does for a mandate.' });
export const CompanyStatusEnum = builder.enumType('CompanyStatus', {
  values: companyStatuses,
  description: 'Whether a portfolio company is still held.',
});
export const ReferenceTableEnum = builder.enumType('ReferenceTable', {
  values: referenceTables,
  description: 'The tables of reference types.',
});
export const DirectorySourceEnum = builder.enumType('DirectorySource', {
  values: ['company', 'counterparty'] as const,
  description: 'The table a company of the directory comes from.',
});
export const DataSubjectRightEnum = builder.enumType('DataSubjectRight', {
  values: dataSubjectRights,
  description: 'The right a person has asked for.',
});
export const DataRequestStatusEnum = builder.enumType('DataRequestStatus', {
  values: dataRequestStatuses,
  description: 'Where a person’s request stands.',
});
export const CommentKindEnum = builder.enumType('CommentKind', { values: commentKinds, description: 'What a comment is on.' });
export const CommentAudienceEnum = builder.enumType('CommentAudience', {
  values: commentAudiences,
  description: 'Who reads a comment: the writer’s organisation, or everyone with access to the asset.',
});
export const CalendarEventKindEnum = builder.enumType('CalendarEventKind', {
  values: eventKinds,
  description: 'What a day of the calendar is about.',
});
export const OrganisationPackageTypeEnum = builder.enumType('OrganisationPackageType', {
  values: organisationPackages,
  description: 'A part of the product an organisation may use.',
});
export const ObjectKindEnum = builder.enumType('ObjectKind', {
  values: [
    'benchmark',
    'client',
    'mandate',
    'fund',
    'security',
    'person',
    'company',
    'counterparty',
    'report',
    'assetClass',
    'product',
    'instruction',
    'document',
  ] as const,
  description: 'What was found.',
});
export const FirstDayEnum = builder.enumType('FirstDay', {
  values: firstDays,
  description: 'Whether the tasks of the first day are shown.',
});
