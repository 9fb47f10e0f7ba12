import { instructionCategories } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder, PaginatorInfo, type Page } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { listInstructions, readInstruction } from './actions';
import type { InstructionRow } from './store';

/** Cash management's own: an organisation without the module has no instructions to see. */
const READER: Access = { ...MEMBER, gate: { modules: ['cashManagement'] } };

const InstructionType = builder.objectRef<InstructionRow>('Instruction').implement({
  description: 'An order to a trustee or manager as it was received by import.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    assetId: t.exposeID('assetId'),
    entityId: t.exposeID('entityId'),
    entityRef: t.exposeString('entityRef'),
    entityName: t.exposeString('entityName'),
    entityNameJp: t.exposeString('entityNameJp'),
    category: t.exposeString('category'),
    type: t.exposeString('type'),
    status: t.exposeString('status'),
    fromName: t.exposeString('fromName', { nullable: true }),
    toName: t.exposeString('toName', { nullable: true }),
    trustee: t.exposeString('trustee', { nullable: true }),
    trusteeRef: t.exposeString('trusteeRef', { nullable: true }),
    securityName: t.exposeString('securityName', { nullable: true }),
    tradeDate: t.exposeString('tradeDate'),
    settlementDate: t.exposeString('settlementDate'),
    currency: t.exposeString('currency'),
    amount: t.exposeString('amount'),
    rate: t.exposeString('rate', { nullable: true }),
    comment: t.exposeString('comment', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const InstructionPage = builder.objectRef<Page<InstructionRow>>('InstructionPage').implement({
  fields: t => ({
    data: t.expose('data', { type: [InstructionType] }),
    paginatorInfo: t.expose('paginatorInfo', { type: PaginatorInfo }),
  }),
});

builder.queryFields(t => ({
  instructions: t.field({
    access: READER,
    type: InstructionPage,
    args: {
      assetId: t.arg.id({ required: true }),
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      category: t.arg.string(),
      status: t.arg.string(),
    },
    resolve: (_, { assetId, search, category, status, ...slice }, ctx) =>
      listInstructions(signedIn(ctx), idOf(assetId), sliceOf(slice), {
        search: parse(searchText, search ?? ''),
        category: instructionCategories.find(name => name === category) ?? null,
        status: status ?? null,
      }),
  }),
  instruction: t.field({
    access: READER,
    type: InstructionType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readInstruction(signedIn(ctx), idOf(id)),
  }),
}));
