import { spcBooks } from '@hakaru/contract/address-choices';
import { cashMoveKinds } from '@hakaru/contract/spc-cash';
import { distributionStatuses } from '@hakaru/contract/spc-distributions';
import { spcDocumentKinds } from '@hakaru/contract/spc-documents';
import { entryOrigins, ledgerTypes } from '@hakaru/contract/spc-ledgers';
import { paymentStatuses } from '@hakaru/contract/spc-payments';
import { deadlineKinds, spcForms, spcSchemes } from '@hakaru/contract/spcs';
import { builder } from '#platform/graphql';

export const SpcDistributionStatusEnum = builder.enumType('SpcDistributionStatus', {
  values: distributionStatuses,
  description: 'Where a distribution stands.',
});
export const SpcDocumentKindEnum = builder.enumType('SpcDocumentKind', {
  values: spcDocumentKinds,
  description: 'What a document of a special purpose company is.',
});
export const SpcBookSideEnum = builder.enumType('SpcBookSide', {
  values: spcBooks,
  description: 'Whose book an entry is in: the operator’s or the segregated one.',
});
export const LedgerTypeEnum = builder.enumType('LedgerType', { values: ledgerTypes, description: 'The kind of a ledger account.' });
export const EntryOriginEnum = builder.enumType('EntryOrigin', { values: entryOrigins, description: 'What an entry follows from.' });
export const SpcPaymentStatusEnum = builder.enumType('SpcPaymentStatus', {
  values: paymentStatuses,
  description: 'Where a payment stands.',
});
export const SpcProposalKindEnum = builder.enumType('SpcProposalKind', {
  values: ['rule', 'entry'] as const,
  description: 'Whether a proposal was made by a rule or after an earlier entry.',
});
export const SpcDeadlineKindEnum = builder.enumType('SpcDeadlineKind', {
  values: deadlineKinds,
  description: 'What is due of a special purpose company.',
});
export const SpcFormEnum = builder.enumType('SpcForm', { values: spcForms, description: 'The legal form of a special purpose company.' });
export const SpcSchemeEnum = builder.enumType('SpcScheme', {
  values: spcSchemes,
  description: 'The scheme a special purpose company is part of.',
});
export const CashMoveKindEnum = builder.enumType('CashMoveKind', {
  values: cashMoveKinds,
  description: 'What moves the cash of a special purpose company.',
});
