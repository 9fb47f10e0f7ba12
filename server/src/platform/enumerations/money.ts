import { instructionStatuses, instructionTabs, fxForwardTabs, forecastHorizons } from '@hakaru/contract/address-choices';
import { forecastSources } from '@hakaru/contract/cash-forecast';
import { dealSides, trusteeAnswers } from '@hakaru/contract/instructions';
import { redemptionFrequencies } from '@hakaru/engine/money/redemptions';
import { builder } from '#platform/graphql';

export const MovementStatusEnum = builder.enumType('MovementStatus', {
  values: instructionStatuses,
  description: 'Where an instruction, a movement or a forward stands; only what is final moves money.',
});
export const TrusteeAnswerKindEnum = builder.enumType('TrusteeAnswerKind', {
  values: trusteeAnswers,
  description: 'What a trust bank said about an instruction.',
});
export const InstructionTabEnum = builder.enumType('InstructionTab', {
  values: instructionTabs,
  description: 'The lists an instruction is found in.',
});
export const DealSideEnum = builder.enumType('DealSide', { values: dealSides, description: 'Which side of a deal the account is on.' });
export const FxForwardTabEnum = builder.enumType('FxForwardTab', {
  values: fxForwardTabs,
  description: 'The lists a currency forward is found in.',
});
export const InstructionFieldEnum = builder.enumType('InstructionField', {
  values: [
    'number',
    'type',
    'ref',
    'trustee',
    'currency',
    'mandate',
    'rate',
    'category',
    'trusteeRef',
    'securityName',
    'tradeDate',
    'settlementDate',
    'amount',
    'status',
    'comment',
    'fromName',
    'toName',
    'payeeAccount',
    'side',
    'counterCurrency',
  ] as const,
  description: 'The fields of an instruction that are compared.',
});
export const InstructionDocumentKindEnum = builder.enumType('InstructionDocumentKind', {
  values: ['sheet', 'attachment'] as const,
  description: 'Whether a file was attached to an instruction or is its sheet.',
});
export const RedemptionFrequencyEnum = builder.enumType('RedemptionFrequency', {
  values: redemptionFrequencies,
  description: 'How often a fund may be given back.',
});
export const LiquidityKindEnum = builder.enumType('LiquidityKind', {
  values: ['fund', 'balance', 'redemption', 'transaction', 'bond'] as const,
  description: 'What brings or takes liquidity.',
});
export const ForecastSourceEnum = builder.enumType('ForecastSource', {
  values: forecastSources,
  description: 'Where a cash forecast takes a movement from.',
});
export const HedgeStateEnum = builder.enumType('HedgeState', {
  values: ['within', 'under', 'over', 'noTarget'] as const,
  description: 'How a hedge stands to its range.',
});
export const RollBasisEnum = builder.enumType('RollBasis', {
  values: ['same', 'target'] as const,
  description: 'What the amount of a roll follows.',
});
export const ForecastHorizonEnum = builder.enumType('ForecastHorizon', {
  values: forecastHorizons,
  description: 'How far a cash forecast looks, and in what steps.',
});
