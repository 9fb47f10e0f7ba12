import { importStatuses, packageKinds, taskLabels } from '@hakaru/contract/address-choices';
import { importKinds } from '@hakaru/contract/enumerations';
import { toleranceUnits } from '@hakaru/contract/import-tolerances';
import { approvalFailures, findingSeverities } from '@hakaru/contract/imports';
import { masterEffects, masterFindings, masterSheetNames, masterStatuses, type MasterFindingCode } from '@hakaru/contract/master-data';
import { blockers, runKinds, runStates } from '@hakaru/contract/month-ends';
import { packageFrequencies, packageTypes } from '@hakaru/contract/packages';
import { datasetStates } from '@hakaru/contract/reporting-tasks';
import { builder } from '#platform/graphql';

export const ColumnShapeEnum = builder.enumType('ColumnShape', {
  values: ['number', 'text', 'day', 'percent'] as const,
  description: 'How the cells of a column are written.',
});
export const ImportKindEnum = builder.enumType('ImportKind', { values: importKinds, description: 'What a sheet reports.' });
export const ImportStatusEnum = builder.enumType('ImportStatus', { values: importStatuses });
export const CheckSeverityEnum = builder.enumType('CheckSeverity', {
  values: ['error', 'warning'] as const,
  description: 'Whether a finding stops a file or only asks for a look.',
});
export const MasterFindingCodeEnum = builder.enumType('MasterFindingCode', {
  values: Object.keys(masterFindings) as MasterFindingCode[], // its own keys

  description: 'What is wrong with a cell of a sheet of master data.',
});
export const MasterSheetEnum = builder.enumType('MasterSheet', {
  values: masterSheetNames,
  description: 'The sheets of a workbook of master data.',
});
export const MasterEffectEnum = builder.enumType('MasterEffect', {
  values: masterEffects,
  description: 'What a row of a sheet of master data would do.',
});
export const MasterUploadStatusEnum = builder.enumType('MasterUploadStatus', {
  values: masterStatuses,
  description: 'Where a workbook of master data stands.',
});
export const ReportFrequencyEnum = builder.enumType('ReportFrequency', {
  values: packageFrequencies,
  description: 'How often a report is due.',
});
export const PackageKindEnum = builder.enumType('PackageKind', {
  values: packageKinds,
  description: 'Whether a package is due for a mandate or opens a part of the product.',
});
export const PackageTypeEnum = builder.enumType('PackageType', { values: packageTypes, description: 'What a package asks for.' });
export const LineStateEnum = builder.enumType('LineState', {
  values: ['changed', 'added', 'removed', 'equal'] as const,
  description: 'How a line differs between the two sides compared.',
});
export const DatasetStateEnum = builder.enumType('DatasetState', {
  values: datasetStates,
  description: 'How far one data set of a report has come.',
});
export const TaskLabelEnum = builder.enumType('TaskLabel', {
  values: taskLabels,
  description: 'Where a report stands, worked out from what has been received, approved and published.',
});
export const MonthEndBlockerEnum = builder.enumType('MonthEndBlocker', {
  values: blockers,
  description: 'What keeps a month from being whole.',
});
export const MonthEndRunKindEnum = builder.enumType('MonthEndRunKind', {
  values: runKinds,
  description: 'Whether a run populates a month-end or takes that back.',
});
export const RunStateEnum = builder.enumType('RunState', {
  values: runStates,
  description: 'How far a piece of work in the background has come.',
});
export const MonthEndCancelMissEnum = builder.enumType('MonthEndCancelMiss', {
  values: ['notNewest', 'nothingEarlier', 'laterPublished'] as const,
  description: 'Why the newest month-end cannot be taken back.',
});
export const FindingSeverityEnum = builder.enumType('FindingSeverity', {
  values: findingSeverities,
  description: 'An error stops a row, a warning wants a reason, information wants nothing.',
});
export const ToleranceUnitEnum = builder.enumType('ToleranceUnit', {
  values: toleranceUnits,
  description: 'What a tolerance is counted in.',
});
export const SheetIgnoredReasonEnum = builder.enumType('SheetIgnoredReason', {
  values: ['notAllowed', 'hiddenSheet', 'unknownSheet', 'otherKind', 'blankKey', 'ownSheet', 'notFilled'] as const,
  description: 'Why rows of a file were left unread.',
});
export const FileRefusalEnum = builder.enumType('FileRefusal', {
  values: [
    'tooLarge',
    'tooManyRows',
    'unknownType',
    'damaged',
    'timeout',
    'memory',
    'unexpected',
    'notFilled',
    'nameTooLong',
    'empty',
    'oldWorkbook',
    'notWorkbook',
    'macros',
    'outsideFormula',
    'doctype',
    'tooManyParts',
    'inflatesTooFar',
    'tooManySheets',
    'tooManyColumns',
    'sheetName',
    'textTooLong',
    'encoding',
    'noKind',
    'noOwner',
    'interrupted',
  ] as const,
  description: 'Why a file was refused as a whole.',
});
export const BulkOutcomeEnum = builder.enumType('BulkOutcome', {
  values: ['left', 'approved', 'proposed', 'beingApproved'] as const,
  description: 'What became of an import that was decided with others.',
});
export const ApprovalFailureEnum = builder.enumType('ApprovalFailure', {
  values: approvalFailures,
  description: 'Why the approval of a large file was not recorded.',
});
