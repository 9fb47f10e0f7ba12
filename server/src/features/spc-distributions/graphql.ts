import { totalOf, type DistributionShare } from '@hakaru/contract/spc-distributions';
import { SPC_GATE } from '@hakaru/contract/navigation';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { SpcDistributionStatusEnum } from '#platform/enumerations/spcs';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { approveDistribution, dropDistribution, listDistributions, prepareDistribution } from './actions';
import type { DistributionRow } from './store';

const READER: Access = { ...MEMBER, gate: SPC_GATE };
const BOOKKEEPER: Access = { ...WRITER, gate: SPC_GATE };

const ShareType = builder.objectRef<DistributionShare>('SpcDistributionShare').implement({
  fields: t => ({
    name: t.exposeString('name'),
    percent: t.exposeString('percent'),
    gross: t.exposeString('gross'),
    withholding: t.exposeString('withholding'),
    net: t.exposeString('net'),
  }),
});

const DistributionType = builder.objectRef<DistributionRow>('SpcDistribution').implement({
  description: 'A period’s profit paid to silent partners, less the tax withheld. The tax is due on `withholdingDay`.',
  fields: t => ({
    id: t.exposeID('id'),
    accountNumber: t.exposeString('accountNumber'),
    periodFrom: t.exposeString('periodFrom'),
    periodTo: t.exposeString('periodTo'),
    profit: t.exposeString('profit'),
    withholding: t.string({ resolve: ({ shares }) => totalOf(shares, 'withholding') }),
    net: t.string({ resolve: ({ shares }) => totalOf(shares, 'net') }),
    paymentDay: t.exposeString('paymentDay'),
    withholdingDay: t.exposeString('withholdingDay'),
    status: t.expose('status', { type: SpcDistributionStatusEnum }),
    preparedName: t.exposeString('preparedName'),
    isOwn: t.boolean({
      description: 'Worked out by the reader, who then cannot approve it.',
      resolve: ({ preparedBy }, _, ctx) => preparedBy === ctx.actor?.user.id,
    }),
    approvedName: t.exposeString('approvedName', { nullable: true }),
    version: t.exposeInt('version'),
    shares: t.expose('shares', { type: [ShareType] }),
  }),
});

const DistributionFields = builder.inputType('SpcDistributionInput', {
  fields: t => ({
    bankAccountId: t.string({ required: true }),
    periodFrom: t.string({ required: true }),
    periodTo: t.string({ required: true }),
    paymentDay: t.string({ required: true }),
  }),
});

builder.queryField('spcDistributions', t =>
  t.field({
    access: READER,
    type: [DistributionType],
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => listDistributions(signedIn(ctx), idOf(spcId)),
  }),
);

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    prepareSpcDistribution: t.field({
      access: BOOKKEEPER,
      type: DistributionType,
      args: { spcId: t.arg.id({ required: true }), input: t.arg({ type: DistributionFields, required: true }) },
      resolve: (_, { spcId, input }, ctx) => prepareDistribution(signedIn(ctx), idOf(spcId), input),
    }),
    approveSpcDistribution: t.field({
      access: BOOKKEEPER,
      type: DistributionType,
      args: held,
      resolve: (_, { id, version }, ctx) => approveDistribution(signedIn(ctx), { id: idOf(id), version }),
    }),
    dropSpcDistribution: t.boolean({
      access: BOOKKEEPER,
      args: held,
      resolve: (_, { id, version }, ctx) => dropDistribution(signedIn(ctx), { id: idOf(id), version }),
    }),
  };
});
