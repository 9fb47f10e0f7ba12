import { baselMethods, baselOutcomes, bridgeEffects, lineKinds, tableItems } from '@hakaru/contract/basel';
import { regions } from '@hakaru/contract/countries';
import { fxTenors, rateMethods } from '@hakaru/contract/enumerations';
import { builder } from '#platform/graphql';

export const RateMethodEnum = builder.enumType('RateMethod', {
  values: rateMethods,
  description: 'By whose fixing a currency is converted: WMR, TTM, or a bank’s variant of either.',
});
export const HolidayCalendarEnum = builder.enumType('HolidayCalendar', {
  values: ['JP', 'US', 'GB', 'EU'] as const,
  description: 'The calendars of holidays that are kept.',
});
export const HolidaySourceEnum = builder.enumType('HolidaySource', {
  values: ['changed', 'rule'] as const,
  description: 'Whether the rule or an administrator made a day what it is.',
});
export const RegionEnum = builder.enumType('Region', { values: regions, description: 'A region of the world.' });
export const BaselMethodEnum = builder.enumType('BaselMethod', {
  values: baselMethods,
  description: 'The approach by which a fund’s risk weight was found.',
});
export const BaselOutcomeEnum = builder.enumType('BaselOutcome', {
  values: baselOutcomes,
  description: 'What came of trying an approach.',
});
export const BaselLineItemEnum = builder.enumType('BaselLineItem', {
  values: lineKinds,
  description: 'The exposure class of a line; fund for a fund that is looked into.',
});
export const BaselTableItemEnum = builder.enumType('BaselTableItem', {
  values: tableItems,
  description: 'The exposure class of a row of the report, the approaches that need no class included.',
});
export const BaselEffectEnum = builder.enumType('BaselEffect', {
  values: bridgeEffects,
  description: 'What moved weighted assets since the quarter before.',
});
export const RiskFindingCodeEnum = builder.enumType('RiskFindingCode', {
  values: [
    'negative',
    'required',
    'noSheet',
    'columnMissing',
    'notNumber',
    'twice',
    'coverage',
    'notMonthEnd',
    'inFuture',
    'unknownMandate',
    'factorCode',
    'notSquare',
    'notSymmetric',
    'notPositive',
    'noModel',
    'otherFactors',
    'weightSum',
  ] as const,
  description: 'What is wrong with a file of factor data.',
});
export const FxTenorEnum = builder.enumType('FxTenor', {
  values: fxTenors,
  description: 'When a rate settles; interpolated is between two of the others.',
});
