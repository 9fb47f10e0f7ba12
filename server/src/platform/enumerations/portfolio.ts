import { watchKinds } from '@hakaru/contract/address-choices';
import { currencyGaps } from '@hakaru/contract/currency-measures';
import { contributionPeriods } from '@hakaru/contract/benchmarks';
import { categoryKinds, entityKinds, entityTypes } from '@hakaru/contract/enumerations';
import { measures, qualities, type Measure } from '@hakaru/contract/figures';
import { gapReasons, hypotheticalBases, hypotheticalRules } from '@hakaru/contract/hypothetical-assets';
import { rebalancingTargets } from '@hakaru/contract/rebalancings';
import { watchOutcomes } from '@hakaru/contract/watchlist';
import { linkingMethods } from '@hakaru/engine/attribution/linking';
import { builder } from '#platform/graphql';

export const EntityKindEnum = builder.enumType('EntityKind', { values: entityKinds, description: 'What a node of an asset’s tree is.' });
export const EntityTypeEnum = builder.enumType('EntityType', {
  values: entityTypes,
  description: 'What a node is in particular; gathering types hold no money of their own.',
});
export const ValuationQualityEnum = builder.enumType('ValuationQuality', {
  values: qualities,
  description: 'How sure a reported value is, strongest first: audited, valuated, estimated.',
});
export const FigureGapEnum = builder.enumType('FigureGap', {
  values: [
    'no_data',
    'gap',
    'no_root',
    'zero_denominator',
    'too_short',
    'not_applicable',
    'total_loss',
    'too_few_months',
    'risk_within_rounding',
  ] as const,
  description: 'Why a figure is missing. A missing figure is never shown as zero.',
});
export const TraceUnitEnum = builder.enumType('TraceUnit', {
  values: ['text', 'rate', 'money', 'count', 'days', 'factor'] as const,
  description: 'What the number of a step is measured in.',
});
export const MeasureEnum = builder.enumType('Measure', {
  values: Object.keys(measures) as Measure[], // its own keys

  description: 'What a figure measures.',
});
export const StructureKindEnum = builder.enumType('StructureKind', {
  values: ['benchmark', 'terms', 'parts', 'linking', 'place', 'entity', 'class', 'policy', 'assumedRate'] as const,
  description: 'Which part of the structure a change was about.',
});
export const LinkingMethodEnum = builder.enumType('LinkingMethod', {
  values: linkingMethods,
  description: 'How the effects of single months are linked to those of a longer period.',
});
export const ContributionPeriodEnum = builder.enumType('ContributionPeriod', {
  values: contributionPeriods,
  description: 'The stretches over which the contributions of a benchmark’s components are added up.',
});
export const CurrencyGapKindEnum = builder.enumType('CurrencyGapKind', {
  values: currencyGaps,
  description: 'What is missing to part a return into market and currency.',
});
export const RebalancingRuleEnum = builder.enumType('RebalancingRule', {
  values: hypotheticalRules,
  description: 'How often a hypothetical portfolio is brought back to its weights.',
});
export const ReturnBasisEnum = builder.enumType('ReturnBasis', {
  values: hypotheticalBases,
  description: 'Whether returns are before or after fees.',
});
export const GapReasonEnum = builder.enumType('HypotheticalGapReason', {
  values: gapReasons,
  description: 'Why a component of a hypothetical portfolio has no months, or not all of them.',
});
export const RebalancingMissEnum = builder.enumType('RebalancingMiss', {
  values: ['gap', 'withinTarget', 'notTraded', 'belowMinimum', 'limited', 'scaled'] as const,
  description: 'Why a line of a rebalancing is not traded to its target.',
});
export const RebalancingTargetEnum = builder.enumType('RebalancingTarget', {
  values: rebalancingTargets,
  description: 'Whether a rebalancing goes to the policy or into its band.',
});
export const WatchTriggerEnum = builder.enumType('WatchTrigger', {
  values: ['excess', 'trackingError', 'drawdown', 'valueAge', 'priceAge'] as const,
  description: 'What a watched object is watched for.',
});
export const WatchOutcomeEnum = builder.enumType('WatchOutcome', {
  values: watchOutcomes,
  description: 'What came of a look at a watched object.',
});
export const WatchKindEnum = builder.enumType('WatchKind', { values: watchKinds, description: 'What may be watched.' });
export const CategoryKindEnum = builder.enumType('CategoryKind', { values: categoryKinds, description: 'What a category groups.' });
