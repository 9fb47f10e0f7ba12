import { mandateTermNames, termOf } from '@hakaru/contract/mandate-terms';
import { EntryPage } from '#features/audit/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { RateMethodEnum } from '#platform/enumerations/markets';
import { builder } from '#platform/graphql';
import { sliceOf } from '#platform/paging';
import { createMandate, deleteMandate, mandateDefaults, mandateHistory, readMandate, updateMandate, updateNote } from './actions';
import { closeMandate, reopenMandate } from './closing';
import type { MandateDefaults, MandateRecord } from './store';

const MandateType = builder.objectRef<MandateRecord>('Mandate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId'),
    parentId: t.exposeID('parentId', { nullable: true }),
    classId: t.exposeID('classId', { nullable: true }),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    shortName: t.exposeString('shortName', { nullable: true }),
    currency: t.exposeString('currency'),
    ...Object.fromEntries(mandateTermNames.map(name => [name, t.exposeString(name, { nullable: true })])),
    openedDate: t.exposeString('openedDate'), // never null
    fiscal_year_start: t.exposeInt('fiscal_year_start'),
    rateMethod: t.expose('rateMethod', { type: RateMethodEnum }),
    flowTiming: t.exposeString('flowTiming'),
    feeBps: t.exposeFloat('feeBps', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const DefaultsType = builder.objectRef<MandateDefaults>('MandateDefaults').implement({
  fields: t => ({ fiscal_year_start: t.exposeInt('fiscal_year_start'), rateMethod: t.exposeString('rateMethod') }),
});

const MandateInputType = builder.inputType('MandateInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    shortName: t.string(),
    classId: t.id(),
    classFromDay: t.string(),
    termsFromDay: t.string(),
    reason: t.string(),
    currency: t.string(),
    ...Object.fromEntries(mandateTermNames.map(name => [name, t.string({ required: termOf(name).isRequired ?? false })])),
    fiscal_year_start: t.int({ required: true }),
    rateMethod: t.string(),
    flowTiming: t.string(),
    feeBps: t.float(),
  }),
});

builder.queryFields(t => ({
  mandate: t.field({
    access: MEMBER,
    type: MandateType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readMandate(signedIn(ctx), id),
  }),
  mandateDefaults: t.field({ access: MEMBER, type: DefaultsType, resolve: (_, __, ctx) => mandateDefaults(signedIn(ctx)) }),
  mandateHistory: t.field({
    access: MEMBER,
    type: EntryPage,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => mandateHistory(signedIn(ctx), id, sliceOf(slice)),
  }),
}));

const WHY = 'Required where totals of a published month read otherwise by it.';

builder.mutationFields(t => ({
  createMandate: t.field({
    access: WRITER,
    type: MandateType,
    args: { assetId: t.arg.id({ required: true }), parentId: t.arg.id(), input: t.arg({ type: MandateInputType, required: true }) },
    resolve: (_, { assetId, parentId, input }, ctx) => createMandate(signedIn(ctx), { assetId, parentId: parentId ?? null, input }),
  }),
  updateMandate: t.field({
    access: WRITER,
    type: MandateType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: MandateInputType, required: true }),
    },
    resolve: (_, args, ctx) => updateMandate(signedIn(ctx), args),
  }),
  closeMandate: t.field({
    access: WRITER,
    type: MandateType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      day: t.arg.string({ required: true }),
      reason: t.arg.string({ description: WHY }),
    },
    resolve: (_, args, ctx) => closeMandate(signedIn(ctx), args),
  }),
  reopenMandate: t.field({
    access: WRITER,
    type: MandateType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), reason: t.arg.string({ description: WHY }) },
    resolve: (_, args, ctx) => reopenMandate(signedIn(ctx), args),
  }),
  deleteMandate: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ description: WHY }) },
    resolve: (_, args, ctx) => deleteMandate(signedIn(ctx), args),
  }),
  updateMandateNote: t.field({
    access: WRITER,
    type: MandateType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), note: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => updateNote(signedIn(ctx), args),
  }),
}));
