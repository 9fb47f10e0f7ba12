import { currency, day, parse } from '@hakaru/contract/fields';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { listCashflows, traceBalance } from './actions';
import { listFundCashflows, listFunds } from './fund-actions';
import { AccountType, BalanceTraceType, CashflowPageType, CashflowType, FundType } from './graphql-types';
import { listAccounts } from './ledgers';

const READER: Access = { ...MEMBER, gate: { modules: ['cashManagement'] } };

builder.queryFields(t => {
  const where = { assetId: t.arg.id(), mandateId: t.arg.id() };
  const range = { from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) };
  const wanted = ({ assetId, mandateId }: { assetId?: string | null | undefined; mandateId?: string | null | undefined }) => ({
    assetId: assetId ? idOf(assetId) : null,
    mandateId: mandateId ? idOf(mandateId) : null,
  });
  return {
    cashAccounts: t.field({
      access: READER,
      type: [AccountType],
      args: where,
      resolve: (_, args, ctx) => listAccounts(signedIn(ctx), wanted(args)),
    }),
    cashflowFunds: t.field({
      access: READER,
      type: [FundType],
      args: { assetId: t.arg.id() },
      resolve: (_, { assetId }, ctx) => listFunds(signedIn(ctx), assetId ? idOf(assetId) : null),
    }),
    cashflows: t.field({
      access: READER,
      type: CashflowPageType,
      args: { ...where, ...range, currency: t.arg.string({ required: true }), first: t.arg.int(), page: t.arg.int() },
      resolve: (_, { first, page, ...args }, ctx) =>
        listCashflows(signedIn(ctx), {
          ...wanted(args),
          currency: parse(currency, args.currency),
          range: { from: parse(day, args.from), to: parse(day, args.to) },
          slice: sliceOf({ first, page }),
        }),
    }),
    fundCashflows: t.field({
      access: READER,
      type: [CashflowType],
      args: { fundId: t.arg.id({ required: true }), ...range },
      resolve: (_, { fundId, from, to }, ctx) =>
        listFundCashflows(signedIn(ctx), idOf(fundId), { from: parse(day, from), to: parse(day, to) }),
    }),
    cashBalance: t.field({
      access: READER,
      type: BalanceTraceType,
      args: { ...where, currency: t.arg.string({ required: true }), day: t.arg.string({ required: true }) },
      resolve: (_, args, ctx) =>
        traceBalance(signedIn(ctx), { ...wanted(args), currency: parse(currency, args.currency), day: parse(day, args.day) }),
    }),
  };
});
