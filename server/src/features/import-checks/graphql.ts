import { Wording } from '#features/import-kinds/public';
import { MEMBER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FindingSeverityEnum, ToleranceUnitEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { checks } from './registry';
import type { Tolerance } from './tolerance-store';
import { listTolerances, setTolerance } from './tolerances';

const CheckType = builder.objectRef<(typeof checks)[number]>('ImportCheck').implement({
  fields: t => ({
    code: t.exposeString('code'),
    severity: t.expose('severity', { type: FindingSeverityEnum }),
    what: t.field({ type: Wording, resolve: ({ what }) => what }),
    remedy: t.field({ type: Wording, resolve: ({ remedy }) => remedy }),
    title: t.field({ type: Wording, nullable: true, resolve: ({ tolerance }) => tolerance?.title ?? null }),
    tolerance: t.float({ nullable: true, resolve: ({ tolerance }) => tolerance?.value ?? null }),
    unit: t.field({ type: ToleranceUnitEnum, nullable: true, resolve: ({ tolerance }) => tolerance?.unit ?? null }),
  }),
});

const ToleranceType = builder.objectRef<Tolerance>('ImportTolerance').implement({
  fields: t => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    entityId: t.exposeID('entityId', { nullable: true }),
    entityRef: t.exposeString('entityRef', { nullable: true }),
    entityName: t.field({
      type: Wording,
      nullable: true,
      resolve: ({ entityEn, entityJp }) => (entityEn === null || entityJp === null ? null : { en: entityEn, jp: entityJp }),
    }),
    value: t.float({ resolve: ({ value }) => Number(value) }),
    version: t.exposeInt('version'),
    updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
  }),
});

builder.queryFields(t => ({
  importChecks: t.field({ access: MEMBER, type: [CheckType], resolve: () => [...checks] }),
  importTolerances: t.field({ access: MEMBER, type: [ToleranceType], resolve: (_, __, ctx) => listTolerances(signedIn(ctx)) }),
}));

builder.mutationFields(t => ({
  setImportTolerance: t.field({
    access: USER_MANAGER,
    type: [ToleranceType],
    args: {
      code: t.arg.string({ required: true }),
      entityId: t.arg.id(),
      value: t.arg.float(),
      version: t.arg.int({ required: true, description: 'The version seen; 0 where there was no limit.' }),
    },
    resolve: (_, { code, entityId, value, version }, ctx) =>
      setTolerance(signedIn(ctx), { code, entityId: entityId ? idOf(entityId) : null, value: value ?? null, version }),
  }),
}));
