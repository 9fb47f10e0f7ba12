import { addOns } from '@hakaru/contract/add-ons';
import type { Measure } from '@hakaru/contract/figures';
import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { addStressTest, listStressTests, removeStressTest, updateStressTest } from './actions';
import { joinFigures } from './figures';
import { readChoices, readStressReport, type FigureOf, type StressChoices, type StressReport, type WorstMonth } from './report';
import type { Shock, StressTest } from './store';

joinFigures();

const READER: Access = { ...MEMBER, gate: addOns.risk.gate };
const AUTHOR: Access = { ...WRITER, gate: addOns.risk.gate };

const ShockType = builder.objectRef<Shock>('StressShock').implement({
  description: 'On a class, by the id of its account, or on a factor of the risk model, by its code.',
  fields: t => ({ on: t.exposeString('on'), target: t.exposeString('target'), percent: t.exposeString('percent') }),
});

const TestType = builder.objectRef<StressTest>('StressTest').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    version: t.exposeInt('version'),
    userName: t.exposeString('userName'),
    shocks: t.expose('shocks', { type: [ShockType] }),
  }),
});

type Row = { figureOf: FigureOf };
const figureField = (measure: Measure) => ({ type: FigureType, resolve: ({ figureOf }: Row) => figureOf(measure) });

const ClassType = builder.objectRef<StressReport['classes'][number]>('StressClass').implement({
  fields: t => ({
    entityId: t.exposeID('entityId'),
    shock: t.field(figureField('stressShock')),
    value: t.field(figureField('marketValue')),
    effect: t.field(figureField('stressEffect')),
    valueAfter: t.field(figureField('stressedValue')),
    weight: t.field(figureField('weight')),
    weightAfter: t.field(figureField('stressedWeight')),
    policyWeight: t.field(figureField('policyWeight')),
    band: t.field(figureField('band')),
    outside: t.field(figureField('outsideBand')),
    outsideAfter: t.field(figureField('stressedOutside')),
  }),
});

const FactorType = builder.objectRef<StressReport['factors'][number]>('StressFactor').implement({
  fields: t => ({
    code: t.exposeString('code'),
    shock: t.field({ type: FigureType, resolve: ({ shock }) => shock }),
  }),
});

const ReportType = builder.objectRef<StressReport>('StressReport').implement({
  description: 'What a stress test does to the asset on a month-end, in money and to the bands of the policy.',
  fields: t => ({
    test: t.expose('test', { type: TestType }),
    asOf: t.exposeString('asOf'),
    value: t.field(figureField('marketValue')),
    effect: t.field(figureField('stressEffect')),
    return: t.field(figureField('stressReturn')),
    valueAfter: t.field(figureField('stressedValue')),
    outside: t.field(figureField('outsideBand')),
    outsideAfter: t.field(figureField('stressedOutside')),
    coverage: t.field(figureField('stressCoverage')),
    classes: t.expose('classes', { type: [ClassType] }),
    factors: t.expose('factors', { type: [FactorType] }),
  }),
});

const WorstClassType = builder.objectRef<WorstMonth['classes'][number]>('StressHistoryClass').implement({
  fields: t => ({ entityId: t.exposeID('entityId'), return: t.expose('return', { type: FigureType }) }),
});
const WorstMonthType = builder.objectRef<WorstMonth>('StressHistoryMonth').implement({
  fields: t => ({
    asOf: t.exposeString('asOf'),
    return: t.expose('return', { type: FigureType }),
    classes: t.expose('classes', { type: [WorstClassType] }),
  }),
});
const ChoicesType = builder.objectRef<StressChoices>('StressChoices').implement({
  description: 'What shocks may be taken from: the factors of the risk model, and the worst months of the asset.',
  fields: t => ({ factors: t.exposeStringList('factors'), worst: t.expose('worst', { type: [WorstMonthType] }) }),
});

const ShockFields = builder.inputType('StressShockInput', {
  fields: t => ({ on: t.string({ required: true }), target: t.string({ required: true }), percent: t.string({ required: true }) }),
});
const InputFields = builder.inputType('StressTestInput', {
  fields: t => ({ name: t.string({ required: true }), shocks: t.field({ type: [ShockFields], required: true }) }),
});

builder.queryFields(t => {
  const asset = { assetId: t.arg.id({ required: true }) };
  const place = { ...asset, asOf: t.arg.string({ required: true }), known: t.arg.string() };
  return {
    stressTests: t.field({
      access: READER,
      type: [TestType],
      args: asset,
      resolve: (_, { assetId }, ctx) => listStressTests(signedIn(ctx), idOf(assetId)),
    }),
    stressReport: t.field({
      access: READER,
      type: ReportType,
      args: { ...place, id: t.arg.id({ required: true }) },
      resolve: (_, { assetId, asOf, known, id }, ctx) =>
        readStressReport(signedIn(ctx), { assetId: idOf(assetId), asOf, known, id: idOf(id) }),
    }),
    stressChoices: t.field({
      access: READER,
      type: ChoicesType,
      args: place,
      resolve: (_, { assetId, asOf, known }, ctx) => readChoices(signedIn(ctx), { assetId: idOf(assetId), asOf, known }),
    }),
  };
});

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  const input = t.arg({ type: InputFields, required: true });
  return {
    addStressTest: t.field({
      access: AUTHOR,
      type: TestType,
      args: { assetId: t.arg.id({ required: true }), input },
      resolve: (_, { assetId, input: given }, ctx) => addStressTest(signedIn(ctx), idOf(assetId), given),
    }),
    updateStressTest: t.field({
      access: AUTHOR,
      type: TestType,
      args: { ...held, input },
      resolve: (_, { id, version, input: given }, ctx) => updateStressTest(signedIn(ctx), { id: idOf(id), version }, given),
    }),
    removeStressTest: t.boolean({
      access: AUTHOR,
      args: held,
      resolve: (_, { id, version }, ctx) => removeStressTest(signedIn(ctx), { id: idOf(id), version }),
    }),
  };
});
