import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { checks } from './checks/registry';
import type { Column, Kind, Words } from './kinds/kind';
import { kinds } from './kinds/registry';
import type { Override } from './override-store';
import type { Tolerance } from './tolerance-store';
import type { RowChange } from './review';
import { sentencesFor } from './sentences';
import { clientsOf, type Client } from './clients-of';
import type { KeptFinding, KeptRow, KeptSheet } from './staging-store';

/** The parts of an import that are looked at, and what the kinds say of themselves. */
export const Wording = builder
  .objectRef<Words>('ImportWording')
  .implement({ fields: t => ({ en: t.exposeString('en'), jp: t.exposeString('jp') }) });

export const Finding = builder.objectRef<KeptFinding>('ImportFinding').implement({
  fields: t => ({
    id: t.exposeID('id'),
    severity: t.exposeString('severity'),
    code: t.exposeString('code'),
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row', { nullable: true }),
    cell: t.exposeString('cell', { nullable: true }),
    field: t.exposeString('field', { nullable: true }),
    value: t.exposeString('value', { nullable: true }),
    previous: t.exposeString('previous', { nullable: true }),
    fix: t.exposeString('fix', { nullable: true }),
    what: t.field({ type: Wording, resolve: finding => sentencesFor(finding).what }),
    remedy: t.field({ type: Wording, resolve: finding => sentencesFor(finding).remedy }),
  }),
});

export const RowType = builder.objectRef<KeptRow>('ImportRow').implement({
  fields: t => ({
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    values: t.field({ type: 'Json', resolve: ({ values }) => values }),
  }),
});

export const SheetType = builder.objectRef<KeptSheet>('ImportSheet').implement({
  fields: t => ({
    name: t.exposeString('name'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    headerRow: t.exposeInt('headerRow'),
    rows: t.exposeInt('rows'),
    columns: t.stringList({ resolve: ({ columns }) => Object.keys(columns) }),
  }),
});

export const OverrideType = builder.objectRef<Override>('ImportOverride').implement({
  fields: t => ({
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    cell: t.exposeString('cell'),
    field: t.exposeString('field'),
    fileValue: t.exposeString('fileValue', { nullable: true }),
    usedValue: t.exposeString('usedValue'),
    reason: t.exposeString('reason'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

export const RowChangeType = builder.objectRef<RowChange>('ImportRowChange').implement({
  fields: t => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    key: t.exposeString('key'),
    field: t.exposeString('field', { nullable: true }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

export const ToleranceType = builder.objectRef<Tolerance>('ImportTolerance').implement({
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

const ColumnType = builder.objectRef<Column & { name: string }>('ImportColumn').implement({
  fields: t => ({
    name: t.exposeString('name'),
    header: t.field({ type: Wording, resolve: ({ header }) => header }),
    help: t.field({ type: Wording, resolve: ({ help }) => help }),
    shape: t.exposeString('shape'),
    example: t.string({ resolve: ({ example }) => String(example) }),
    isRequired: t.boolean({ resolve: ({ isRequired }) => isRequired ?? false }),
  }),
});

const KindType = builder.objectRef<Kind>('ImportKindHelp').implement({
  fields: t => ({
    kind: t.string({ resolve: ({ kind }) => kind }),
    title: t.field({ type: Wording, resolve: ({ title }) => title }),
    help: t.field({ type: Wording, resolve: ({ help }) => help }),
    key: t.stringList({ resolve: ({ key }) => [...key] }),
    columns: t.field({
      type: [ColumnType],
      resolve: ({ columns }) => Object.entries(columns).map(([name, column]) => ({ name, ...column })),
    }),
  }),
});

const CheckType = builder.objectRef<(typeof checks)[number]>('ImportCheck').implement({
  fields: t => ({
    code: t.exposeString('code'),
    severity: t.exposeString('severity'),
    what: t.field({ type: Wording, resolve: ({ what }) => what }),
    remedy: t.field({ type: Wording, resolve: ({ remedy }) => remedy }),
    title: t.field({ type: Wording, nullable: true, resolve: ({ tolerance }) => tolerance?.title ?? null }),
    tolerance: t.float({ nullable: true, resolve: ({ tolerance }) => tolerance?.value ?? null }),
    unit: t.string({ nullable: true, resolve: ({ tolerance }) => tolerance?.unit ?? null }),
  }),
});

const ClientType = builder.objectRef<Client>('ImportClient').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.field({ type: Wording, resolve: ({ nameEn, nameJp }) => ({ en: nameEn, jp: nameJp }) }),
    isOwn: t.exposeBoolean('isOwn'),
    kinds: t.stringList({ resolve: one => [...one.kinds] }),
  }),
});

builder.queryFields(t => ({
  importKinds: t.field({ access: MEMBER, type: [KindType], resolve: () => Object.values(kinds) }),
  importChecks: t.field({ access: MEMBER, type: [CheckType], resolve: () => [...checks] }),
  importClients: t.field({ access: MEMBER, type: [ClientType], resolve: (_, __, ctx) => clientsOf(signedIn(ctx)) }),
  importFilesMax: t.int({ access: MEMBER, resolve: (_, __, ctx) => ctx.app.settings.maxImportFiles }),
}));
