import { importKinds } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import * as z from 'zod/mini';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ImportKindEnum, LineStateEnum } from '#platform/enumerations/imports';
import { InstructionFieldEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import {
  compareDatasets,
  compareInstructions,
  listDatasets,
  listInstructions,
  type DatasetComparison,
  type DatasetLine,
  type InstructionLine,
} from './actions';
import type { DatasetRow, InstructionChoice } from './store';

const DatasetType = builder.objectRef<DatasetRow>('ComparisonDataset').implement({
  description: 'An import of the organisation in force that can be compared with another.',
  fields: t => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    kinds: t.expose('kinds', { type: [ImportKindEnum] }),
    asOf: t.exposeString('asOf', { nullable: true }),
    status: t.exposeString('status'),
    senderName: t.exposeString('senderName'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});

const LineType = builder.objectRef<DatasetLine>('ComparisonLine').implement({
  fields: t => ({
    key: t.exposeString('key'),
    field: t.exposeString('field', { nullable: true, description: 'Null where a whole row is on one side only.' }),
    fieldEn: t.exposeString('fieldEn', { nullable: true }),
    fieldJp: t.exposeString('fieldJp', { nullable: true }),
    a: t.exposeString('a', { nullable: true }),
    b: t.exposeString('b', { nullable: true }),
    difference: t.exposeString('difference', { nullable: true }),
    fraction: t.exposeString('fraction', { nullable: true, description: 'The difference as a fraction of A.' }),
    state: t.expose('state', { type: LineStateEnum }),
  }),
});

const ComparisonType = builder.objectRef<DatasetComparison>('DatasetComparison').implement({
  description: 'At most a thousand lines; the counts are of all.',
  fields: t => ({
    lines: t.expose('lines', { type: [LineType] }),
    added: t.int({ resolve: ({ counts }) => counts.added }),
    removed: t.int({ resolve: ({ counts }) => counts.removed }),
    changed: t.int({ resolve: ({ counts }) => counts.changed }),
    equal: t.int({ resolve: ({ counts }) => counts.equal }),
  }),
});

const ChoiceType = builder.objectRef<InstructionChoice>('ComparisonInstruction').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    number: t.exposeString('number', { nullable: true }),
    mandate: t.exposeString('mandate'),
    currency: t.exposeString('currency'),
    amount: t.exposeString('amount'),
    settlementDate: t.exposeString('settlementDate'),
    status: t.exposeString('status'),
  }),
});

const InstructionLineType = builder.objectRef<InstructionLine>('InstructionComparisonLine').implement({
  fields: t => ({
    field: t.expose('field', { type: InstructionFieldEnum }),
    a: t.exposeString('a', { nullable: true }),
    b: t.exposeString('b', { nullable: true }),
    difference: t.exposeString('difference', { nullable: true }),
    isEqual: t.exposeBoolean('isEqual'),
  }),
});

const kindRule = z.enum(importKinds, 'invalid');
const toleranceRule = z.string('number').check(z.regex(/^\d{1,18}(\.\d{1,10})?$/, 'number'));

builder.queryFields(t => ({
  comparisonDatasets: t.field({
    access: SUPERUSER,
    type: [DatasetType],
    args: { search: t.arg.string() },
    resolve: (_, { search }, ctx) => listDatasets(signedIn(ctx), parse(searchText, search ?? '')),
  }),
  compareDatasets: t.field({
    access: SUPERUSER,
    type: ComparisonType,
    args: {
      a: t.arg.id({ required: true }),
      b: t.arg.id({ required: true }),
      kind: t.arg.string({ required: true }),
      tolerance: t.arg.string(),
      withEqual: t.arg.boolean(),
    },
    resolve: (_, { a, b, kind, tolerance, withEqual }, ctx) =>
      compareDatasets(signedIn(ctx), {
        a: idOf(a),
        b: idOf(b),
        kind: parse(kindRule, kind),
        tolerance: parse(toleranceRule, tolerance ?? '0'),
        withEqual: withEqual ?? false,
      }),
  }),
  comparisonInstructions: t.field({
    access: SUPERUSER,
    type: [ChoiceType],
    args: { search: t.arg.string() },
    resolve: (_, { search }, ctx) => listInstructions(signedIn(ctx), parse(searchText, search ?? '')),
  }),
  compareInstructions: t.field({
    access: SUPERUSER,
    type: [InstructionLineType],
    args: { a: t.arg.id({ required: true }), b: t.arg.id({ required: true }) },
    resolve: (_, { a, b }, ctx) => compareInstructions(signedIn(ctx), idOf(a), idOf(b)),
  }),
}));
