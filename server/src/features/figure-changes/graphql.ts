import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { MeasureEnum, StructureKindEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { EntityType, FactType, FigureType, GridRowsEnum, GridRowType, requireFew } from '#features/figures/public';
import { changes, type FactEffect, type FigureChange } from './changes';
import { figureHistory } from './history';
import type { StructureCause } from './structure-change-store';

export const StructureCauseType = builder.objectRef<StructureCause>('StructureCause').implement({
  description: 'One change of structure: when it was recorded, by whom, why where a published period was changed, and what it was about.',
  fields: t => ({
    at: t.exposeString('at'),
    person: t.exposeString('person', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    kinds: t.expose('kinds', { type: [StructureKindEnum] }),
    fromDay: t.exposeString('fromDay', { nullable: true }),
  }),
});

const EffectType = builder.objectRef<FactEffect>('FactEffect').implement({
  description:
    'What one fact or one change of structure did to a figure; the effects of a figure add up to its change exactly. Null where the figure appeared or went with it.',
  fields: t => ({
    fact: t.expose('fact', { type: FactType, nullable: true }),
    structure: t.expose('structure', { type: StructureCauseType, nullable: true }),
    facts: t.exposeInt('facts'),
    entity: t.expose('entity', { type: EntityType }),
    previous: t.exposeString('previous', { nullable: true }),
    effect: t.exposeString('effect', { nullable: true }),
  }),
});

export const ChangeType = builder.objectRef<FigureChange>('FigureChange').implement({
  fields: t => ({
    entity: t.expose('entity', { type: EntityType }),
    measure: t.field({ type: MeasureEnum, resolve: ({ key }) => key.measure }),
    horizon: t.string({ nullable: true, resolve: ({ key }) => key.horizon }),
    before: t.expose('before', { type: FigureType }),
    after: t.expose('after', { type: FigureType }),
    change: t.exposeString('change', { nullable: true }),
    effects: t.expose('effects', { type: [EffectType] }),
  }),
});

builder.queryFields(t => ({
  changes: t.field({
    access: MEMBER,
    type: [ChangeType],
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      since: t.arg.string({ required: true }),
      rows: t.arg({ type: GridRowsEnum }),
      entityIds: t.arg.idList(),
      columns: t.arg.stringList({ required: true }),
    },
    resolve: (_, args, ctx) => {
      requireFew(args.entityIds);
      return changes(signedIn(ctx), args);
    },
  }),
  figureHistory: t.field({
    access: MEMBER,
    type: [GridRowType],
    args: {
      assetId: t.arg.id({ required: true }),
      known: t.arg.string(),
      from: t.arg.string({ required: true }),
      to: t.arg.string({ required: true }),
      rows: t.arg({ type: GridRowsEnum }),
      entityIds: t.arg.idList(),
      column: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => {
      requireFew(args.entityIds);
      return figureHistory(signedIn(ctx), args);
    },
  }),
}));
