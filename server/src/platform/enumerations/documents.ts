import { packFormats, packLanguages, packSections, sectionMisses } from '@hakaru/contract/committee-packs';
import { accountTypes, breakdownTypes, formatTypes, timeDimensions, valueTypes } from '@hakaru/contract/data-points';
import { ocrRefusals, readingRefusals, readingStates } from '@hakaru/contract/document-reading';
import { documentKinds, documentTypes, expectedSigns, signHandlings } from '@hakaru/contract/enumerations';
import { replayChanges } from '@hakaru/contract/extraction-replay';
import { approvalBlockCodes } from '@hakaru/contract/notice-approval';
import { samenesses } from '@hakaru/contract/notice-replacement';
import { audiences } from '@hakaru/contract/research';
import { builder } from '#platform/graphql';

export const AudienceEnum = builder.enumType('Audience', { values: audiences, description: 'Who may read an article.' });
export const ReadingStateEnum = builder.enumType('ReadingState', {
  values: readingStates,
  description: 'How far the words of a file have been read.',
});
export const ReadingRefusalEnum = builder.enumType('ReadingRefusal', {
  values: readingRefusals,
  description: 'Why a file could not be read.',
});
export const PackBlockKindEnum = builder.enumType('PackBlockKind', {
  values: ['note', 'table', 'bars', 'leading', 'said'] as const,
  description: 'What a block of a committee pack is.',
});
export const PackSectionEnum = builder.enumType('PackSection', { values: packSections, description: 'The sections of a committee pack.' });
export const PackSectionMissEnum = builder.enumType('PackSectionMiss', {
  values: sectionMisses,
  description: 'Why a section stays empty.',
});
export const PackFormatEnum = builder.enumType('PackFormat', { values: packFormats, description: 'The files of a committee pack.' });
export const PackLanguageEnum = builder.enumType('PackLanguage', {
  values: packLanguages,
  description: 'The languages a committee pack is made in.',
});
export const SignHandlingEnum = builder.enumType('SignHandling', {
  values: signHandlings,
  description: 'The sign a mapping gives to a number it found.',
});
export const DocumentTypeEnum = builder.enumType('DocumentType', {
  values: documentTypes,
  description: 'What a document is, in the codes of the exchange format.',
});
export const ValueTypeEnum = builder.enumType('ValueType', { values: valueTypes, description: 'What a value of a document is.' });
export const BreakdownTypeEnum = builder.enumType('BreakdownType', {
  values: breakdownTypes,
  description: 'What a value is broken down by.',
});
export const TimeDimensionEnum = builder.enumType('TimeDimension', { values: timeDimensions, description: 'The time a value is about.' });
export const AccountTypeEnum = builder.enumType('AccountType', {
  values: accountTypes,
  description: 'What the value of a data point belongs to.',
});
export const AccountFieldEnum = builder.enumType('AccountField', {
  values: ['name', 'ref', 'currency', 'commitment', 'called', 'unfunded', 'valuation'] as const,
  description: 'The datum of a fund or mandate that a data point fills.',
});
export const FormatTypeEnum = builder.enumType('FormatType', { values: formatTypes, description: 'How a value is written.' });
export const OcrRefusalEnum = builder.enumType('OcrRefusal', {
  values: ocrRefusals,
  description: 'Why a page’s picture could not be read.',
});
export const DocumentKindEnum = builder.enumType('DocumentKind', { values: documentKinds, description: 'What a document is kept for.' });
export const ContentOriginEnum = builder.enumType('ContentOrigin', {
  values: ['assetOwner', 'text', 'consultant', 'custom', 'regulatory', 'hakaru'] as const,
  description: 'Whose words a document’s text is.',
});
export const FileFormatEnum = builder.enumType('FileFormat', {
  values: ['xlsx', 'pdf', 'png', 'jpg'] as const,
  description: 'The format of a file.',
});
export const ExpectedSignEnum = builder.enumType('ExpectedSign', {
  values: expectedSigns,
  description: 'The sign a value is expected to have.',
});
export const ValueStatusEnum = builder.enumType('ValueStatus', {
  values: ['missing', 'found', 'unreadable', 'needsEntry', 'unplaced', 'notAnswered', 'notAsked'] as const,
  description: 'What became of looking for a value in a document.',
});
export const ApprovalBlockCodeEnum = builder.enumType('ApprovalBlockCode', {
  values: approvalBlockCodes,
  description: 'What keeps a document from being approved.',
});
export const SamenessEnum = builder.enumType('Sameness', { values: samenesses, description: 'What two notices have in common.' });
export const ValueDecisionEnum = builder.enumType('ValueDecision', {
  values: ['open', 'corrected', 'approved'] as const,
  description: 'What a person decided about a value.',
});
export const ContentCheckKindEnum = builder.enumType('ContentCheckKind', {
  values: [
    'currency',
    'statementDay',
    'totalOfParts',
    'withinUnfunded',
    'dueDate',
    'bankDetails',
    'duplicate',
    'rollForward',
    'openingClosing',
    'ledgerCalls',
    'ledgerDistributions',
  ] as const,
  description: 'What the values of a document are held against.',
});
export const CheckOutcomeEnum = builder.enumType('CheckOutcome', {
  values: ['unknown', 'failed', 'passed'] as const,
  description: 'What came of a check; unknown where one of its sides is missing.',
});
export const ReplayChangeEnum = builder.enumType('ReplayChange', {
  values: replayChanges,
  description: 'What became of a value when its document was read anew.',
});
export const CaptionSideEnum = builder.enumType('CaptionSide', {
  values: ['left', 'above'] as const,
  description: 'Where a value’s caption stands.',
});
export const UnitPlaceEnum = builder.enumType('UnitPlace', {
  values: ['page', 'none', 'beside'] as const,
  description: 'Where the unit of a value stands.',
});
