import { flowSides, ledgerChecks } from '@hakaru/contract/private-assets';
import { builder } from '#platform/graphql';

export const FundKindEnum = builder.enumType('FundKind', {
  values: [
    'commingledFund',
    'direct',
    'etf',
    'fundOfFunds',
    'investmentTrust',
    'limitedPartnetships',
    'mutualFund',
    'separateAccount',
  ] as const,
  description: 'The legal form of a fund, in the spellings of the exchange format.',
});
export const FundFlowKindEnum = builder.enumType('FundFlowKind', {
  values: [
    'investment',
    'recallable',
    'managementFee',
    'admissionInterest',
    'realizedGainLoss',
    'unrealizedGainLoss',
    'partnershipExpense',
    'portfolioCompanyExpense',
    'interestExpense',
    'otherExpense',
    'placementFee',
    'returnOfCapital',
    'repayment',
    'interestIncome',
    'dividendIncome',
    'otherProfit',
    'reinvestment',
    'managementFeeRebate',
    'feeWaiver',
    'otherOffset',
    'incentiveAllocation',
    'carriedInterest',
    'withholdingTax',
  ] as const,
  description: 'What a part of a fund’s call or distribution was for.',
});
export const FeeBaseEnum = builder.enumType('FeeBase', {
  values: ['commitment', 'nav', 'investedCapital', 'none'] as const,
  description: 'What a management fee is a share of.',
});
export const FeeOutcomeEnum = builder.enumType('FeeOutcome', {
  values: ['agrees', 'differs', 'noNotice', 'noTerms', 'noBase', 'notStated'] as const,
  description: 'What came of holding a charged fee against the terms.',
});
export const FlowSideEnum = builder.enumType('FlowSide', {
  values: flowSides,
  description: 'Whether money goes to a fund or comes from it.',
});
export const FundCheckKindEnum = builder.enumType('FundCheckKind', {
  values: ledgerChecks,
  description: 'The identities that are checked between a fund’s figures.',
});
