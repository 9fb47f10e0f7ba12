import { MOST_SHOCK } from '@hakaru/contract/address-choices';
import { forecastSources } from '@hakaru/contract/cash-forecast';
import { invalid } from '@hakaru/contract/errors';
import { currency, parse } from '@hakaru/contract/fields';
import { sum, toText } from '@hakaru/engine/money/decimal';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ForecastHorizonEnum, ForecastSourceEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import type { ExpectedFund } from './expected-flows';
import { forecastCash, type AccountBelow, type ForecastItem, type ForecastOfAccounts, type ForecastPoint } from './forecast';
import { setCashMinimum } from './minimums';

const CASH = { modules: ['cashManagement'] } as const;

const ItemType = builder.objectRef<ForecastItem>('CashForecastItem').implement({
  description: 'What one source moves in one period; confirmed where it is final or owed on a known day.',
  fields: t => ({
    day: t.exposeString('day'),
    source: t.expose('source', { type: ForecastSourceEnum }),
    isConfirmed: t.exposeBoolean('isConfirmed'),
    cash: t.exposeString('cash'),
  }),
});

const PointType = builder.objectRef<ForecastPoint>('CashForecastPoint').implement({
  fields: t => ({ day: t.exposeString('day'), balance: t.exposeString('balance'), isBelow: t.exposeBoolean('isBelow') }),
});

const BelowType = builder.objectRef<AccountBelow>('CashForecastBelow').implement({
  description: 'An account among several that falls below its own minimum, and the first day on which it does.',
  fields: t => ({
    mandateId: t.exposeID('mandateId'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    day: t.exposeString('day'),
    balance: t.exposeString('balance'),
    minimum: t.exposeString('minimum'),
  }),
});

const FundType = builder.objectRef<ExpectedFund>('CashForecastFund').implement({
  description: 'What a private fund is expected to call and pay out over all periods, beside what is announced.',
  fields: t => ({
    fundId: t.exposeID('fundId'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    calls: t.string({ resolve: ({ calls }) => toText(sum(calls)) }),
    distributions: t.string({ resolve: ({ distributions }) => toText(sum(distributions)) }),
    assumedFrom: t.string({
      nullable: true,
      description: 'The first day of the assumptions in force; null where it goes on at the pace of its last eight quarters.',
      resolve: ({ assumed }) => assumed?.fromDay ?? null,
    }),
  }),
});

const ForecastType = builder.objectRef<ForecastOfAccounts>('CashForecast').implement({
  fields: t => ({
    today: t.exposeString('today'),
    currency: t.exposeString('currency'),
    opening: t.exposeString('opening', { description: 'The balance of final flows at the end of today.' }),
    minimum: t.exposeString('minimum', { nullable: true }),
    lowest: t.expose('lowest', { type: PointType, nullable: true }),
    items: t.expose('items', { type: [ItemType] }),
    points: t.expose('points', { type: [PointType] }),
    below: t.expose('below', { type: [BelowType] }),
    funds: t.expose('funds', {
      type: [FundType],
      description: 'The private funds behind expected calls and distributions, over quarters.',
    }),
  }),
});

builder.queryFields(t => ({
  cashForecast: t.field({
    access: { ...MEMBER, gate: CASH },
    type: ForecastType,
    args: {
      assetId: t.arg.id(),
      mandateId: t.arg.id(),
      currency: t.arg.string({ required: true }),
      horizon: t.arg({ type: ForecastHorizonEnum, required: true }),
      sources: t.arg({ type: [ForecastSourceEnum] }),
      callShockPercent: t.arg.int(),
    },
    resolve: (_, { assetId, mandateId, horizon, sources, callShockPercent, ...args }, ctx) => {
      const shock = callShockPercent ?? 0;
      if (shock < -100 || shock > MOST_SHOCK) throw invalid('callShockPercent', 'invalid');
      return forecastCash(signedIn(ctx), {
        assetId: assetId ? idOf(assetId) : null,
        mandateId: mandateId ? idOf(mandateId) : null,
        currency: parse(currency, args.currency),
        horizon,
        sources: forecastSources.filter(source => !sources || sources.includes(source)),
        callShockPercent: shock,
      });
    },
  }),
}));

builder.mutationFields(t => ({
  setCashMinimum: t.string({
    access: { ...WRITER, gate: CASH },
    nullable: true,
    args: { mandateId: t.arg.id({ required: true }), currency: t.arg.string({ required: true }), amount: t.arg.string() },
    resolve: (_, { amount, ...input }, ctx) => setCashMinimum(signedIn(ctx), { ...input, amount: amount ?? null }),
  }),
}));
