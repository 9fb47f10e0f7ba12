import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ColumnShapeEnum, ImportKindEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { clientsOf, type Client } from './clients-of';
import type { Column, Kind, Words } from './kind';
import { kinds } from './registry';

export const Wording = builder
  .objectRef<Words>('ImportWording')
  .implement({ fields: t => ({ en: t.exposeString('en'), jp: t.exposeString('jp') }) });

const ColumnType = builder.objectRef<Column & { name: string }>('ImportColumn').implement({
  fields: t => ({
    name: t.exposeString('name'),
    header: t.field({ type: Wording, resolve: ({ header }) => header }),
    help: t.field({ type: Wording, resolve: ({ help }) => help }),
    shape: t.expose('shape', { type: ColumnShapeEnum }),
    example: t.string({ resolve: ({ example }) => String(example) }),
    isRequired: t.boolean({ resolve: ({ isRequired }) => isRequired ?? false }),
  }),
});

const KindType = builder.objectRef<Kind>('ImportKindHelp').implement({
  fields: t => ({
    kind: t.field({ type: ImportKindEnum, resolve: ({ kind }) => kind }),
    title: t.field({ type: Wording, resolve: ({ title }) => title }),
    help: t.field({ type: Wording, resolve: ({ help }) => help }),
    key: t.stringList({ resolve: ({ key }) => [...key] }),
    columns: t.field({
      type: [ColumnType],
      resolve: ({ columns }) => Object.entries(columns).map(([name, column]) => ({ name, ...column })),
    }),
  }),
});

const ClientType = builder.objectRef<Client>('ImportClient').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.field({ type: Wording, resolve: ({ nameEn, nameJp }) => ({ en: nameEn, jp: nameJp }) }),
    isOwn: t.exposeBoolean('isOwn'),
    kinds: t.field({ type: [ImportKindEnum], resolve: one => [...one.kinds] }),
  }),
});

builder.queryFields(t => ({
  importKinds: t.field({ access: MEMBER, type: [KindType], resolve: () => Object.values(kinds) }),
  importClients: t.field({ access: MEMBER, type: [ClientType], resolve: (_, __, ctx) => clientsOf(signedIn(ctx)) }),
}));
