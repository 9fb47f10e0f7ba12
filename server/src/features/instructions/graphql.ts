import { instructionTabs } from '@hakaru/contract/address-choices';
import { instructionCategories } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { InstructionTabEnum, MovementStatusEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { sliceOf } from '#platform/paging';
import { listInstructions, readInstruction } from './actions';
import { answerInstruction } from './answers';
import { InstructionPage, InstructionType, InstructionWarningsType, MandateChoiceType } from './graphql-types';
import { finalizeInstructions, moveInstruction } from './moves';
import { createInstruction, duplicateInstruction, listMandateChoices, updateInstruction } from './write';
import { checkDraft } from './warnings';

/** Instructions belong to cash management: an organisation without the module can neither see nor write them. */
const CASH = { modules: ['cashManagement'] } as const;
const READER: Access = { ...MEMBER, gate: CASH };
const AUTHOR: Access = { ...WRITER, gate: CASH };

const InstructionFields = builder.inputType('InstructionInput', {
  fields: t => ({
    entityId: t.id({ required: true }),
    category: t.string({ required: true }),
    type: t.string({ required: true }),
    tradeDate: t.string({ required: true }),
    settlementDate: t.string({ required: true }),
    currency: t.string({ required: true }),
    amount: t.string({ required: true }),
    side: t.string(),
    counterCurrency: t.string(),
    rate: t.string(),
    fromName: t.string(),
    toName: t.string(),
    fromEntityId: t.id(),
    toEntityId: t.id(),
    payeeAccount: t.string(),
    trusteeRef: t.string(),
    securityName: t.string(),
    comment: t.string(),
  }),
});

const DraftFields = builder.inputType('InstructionDraft', {
  fields: t => ({
    entityId: t.id({ required: true }),
    category: t.string({ required: true }),
    currency: t.string({ required: true }),
    counterCurrency: t.string(),
    settlementDate: t.string({ required: true }),
    amount: t.string(),
    instructionId: t.id(),
  }),
});

const ChosenFields = builder.inputType('ChosenInstruction', {
  fields: t => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
});

const AnswerFields = builder.inputType('TrusteeAnswerInput', {
  fields: t => ({ answer: t.string({ required: true }), comment: t.string(), reference: t.string() }),
});

builder.queryFields(t => ({
  instructions: t.field({
    access: READER,
    type: InstructionPage,
    args: {
      assetId: t.arg.id(),
      first: t.arg.int(),
      page: t.arg.int(),
      tab: t.arg({ type: InstructionTabEnum }),
      search: t.arg.string(),
      category: t.arg.string(),
      status: t.arg({ type: MovementStatusEnum }),
    },
    resolve: (_, { assetId, tab, search, category, status, ...slice }, ctx) =>
      listInstructions(signedIn(ctx), assetId ? idOf(assetId) : null, sliceOf(slice), {
        tab: instructionTabs.find(name => name === tab) ?? null,
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
  instructionMandates: t.field({
    access: READER,
    type: [MandateChoiceType],
    resolve: (_, __, ctx) => listMandateChoices(signedIn(ctx)),
  }),
  instructionWarnings: t.field({
    access: AUTHOR,
    type: InstructionWarningsType,
    args: { draft: t.arg({ type: DraftFields, required: true }) },
    resolve: (_, { draft }, ctx) => checkDraft(signedIn(ctx), draft),
  }),
}));

builder.mutationFields(t => {
  const chosen = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    createInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: { input: t.arg({ type: InstructionFields, required: true }) },
      resolve: (_, { input }, ctx) => createInstruction(signedIn(ctx), input),
    }),
    updateInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: { ...chosen, input: t.arg({ type: InstructionFields, required: true }) },
      resolve: (_, { id, version, input }, ctx) => updateInstruction(signedIn(ctx), { id: idOf(id), version }, input),
    }),
    duplicateInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, ctx) => duplicateInstruction(signedIn(ctx), idOf(id)),
    }),
    finalizeInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: chosen,
      resolve: (_, { id, version }, ctx) => moveInstruction(signedIn(ctx), 'finalize', { id: idOf(id), version }),
    }),
    deleteInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: chosen,
      resolve: (_, { id, version }, ctx) => moveInstruction(signedIn(ctx), 'delete', { id: idOf(id), version }),
    }),
    cancelInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: chosen,
      resolve: (_, { id, version }, ctx) => moveInstruction(signedIn(ctx), 'cancel', { id: idOf(id), version }),
    }),
    finalizeInstructions: t.field({
      access: AUTHOR,
      type: [InstructionType],
      args: { items: t.arg({ type: [ChosenFields], required: true }) },
      resolve: (_, { items }, ctx) =>
        finalizeInstructions(
          signedIn(ctx),
          items.map(({ id, version }) => ({ id: idOf(id), version })),
        ),
    }),
    answerInstruction: t.field({
      access: AUTHOR,
      type: InstructionType,
      args: { id: t.arg.id({ required: true }), input: t.arg({ type: AnswerFields, required: true }) },
      resolve: (_, { id, input }, ctx) => answerInstruction(signedIn(ctx), idOf(id), input),
    }),
  };
});
