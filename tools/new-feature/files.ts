import type { FeatureNames } from '#new-feature/names';

export type NewFile = { path: string; text: string };

/** The first files of a feature: named objects that people of one organisation list and add. Each is meant to be changed. */
export function filesOf(names: FeatureNames, migration: string): NewFile[] {
  const server = `server/src/features/${names.kebab}`;
  const web = `web/src/features/${names.kebab}`;
  return [
    { path: `contract/src/${names.kebab}.ts`, text: contract(names) },
    { path: `server/migrations/${migration}_${names.kebab}.sql`, text: table(names) },
    { path: `${server}/store.ts`, text: store(names) },
    { path: `${server}/actions.ts`, text: actions(names) },
    { path: `${server}/graphql.ts`, text: graphql(names) },
    { path: `${server}/${names.kebab}.test.ts`, text: doorTest(names) },
    { path: `${web}/${names.kebab}.graphql`, text: documents(names) },
    { path: `${web}/queries.ts`, text: queries(names) },
    { path: `${web}/text.ts`, text: words(names) },
    { path: `${web}/list-page.tsx`, text: page(names) },
  ];
}

const contract = ({ one, type }: FeatureNames): string => `import * as z from 'zod/mini';
import { name } from './fields';

export const ${one}Input = z.strictObject({ name });
export type ${type}Input = z.infer<typeof ${one}Input>;
`;

const table = ({ table, titleEn }: FeatureNames): string => `-- ${titleEn} of an organisation.
create table ${table} (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  constraint ${table}__name__taken unique (organisation_id, name)
);
call lock_rows('${table}');
`;

const store = ({ kebab, table, type }: FeatureNames): string => `import type { ${type}Input } from '@hakaru/contract/${kebab}';
import type { SignedIn } from '#platform/context';
import { offsetOf, type Slice } from '#platform/paging';

export type ${type}Row = { id: string; name: string };

export function list({ db, actor }: SignedIn, slice: Slice): Promise<${type}Row[]> {
  return db
    .selectFrom('${table}')
    .select(['id', 'name'])
    .where('organisation_id', '=', actor.organisation.id)
    .orderBy('name')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
}

export async function count({ db, actor }: SignedIn): Promise<number> {
  const { total } = await db
    .selectFrom('${table}')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('organisation_id', '=', actor.organisation.id)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function insert({ db, actor }: SignedIn, { name }: ${type}Input): Promise<${type}Row> {
  return db
    .insertInto('${table}')
    .values({ organisation_id: actor.organisation.id, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}
`;

const actions = ({ kebab, type, types, one }: FeatureNames): string => `import type { ${type}Input } from '@hakaru/contract/${kebab}';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

export function list${types}(ctx: SignedIn, slice: Slice): Promise<Page<store.${type}Row>> {
  return inTransaction(ctx, async ctx => pageOf(await store.list(ctx, slice), { ...slice, total: await store.count(ctx) }));
}

export function create${type}(ctx: SignedIn, input: ${type}Input): Promise<store.${type}Row> {
  allow(ctx, 'write');
  return inTransaction(ctx, async ctx => {
    const created = await store.insert(ctx, input);
    await record(ctx, '${one}.create', { subject: '${one}', subjectId: created.id, after: created });
    return created;
  });
}
`;

const graphql = ({ kebab, type, types, one, many }: FeatureNames): string => `import { parse } from '@hakaru/contract/fields';
import { ${one}Input } from '@hakaru/contract/${kebab}';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { pageType, sliceOf } from '#platform/paging';
import { create${type}, list${types} } from './actions';
import type { ${type}Row } from './store';

const ${type}Type = builder.objectRef<${type}Row>('${type}').implement({
  fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const ${types}Type = pageType('${type}Page', ${type}Type);

builder.queryField('${many}', t =>
  t.field({
    type: ${types}Type,
    access: MEMBER,
    args: { first: t.arg.int(), page: t.arg.int() },
    resolve: (_, args, ctx) => list${types}(signedIn(ctx), sliceOf(args)),
  }),
);

builder.mutationField('create${type}', t =>
  t.field({
    type: ${type}Type,
    access: WRITER,
    args: { name: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => create${type}(signedIn(ctx), parse(${one}Input, args)),
  }),
);
`;

const doorTest = ({ type, many }: FeatureNames): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

const CREATE = 'mutation ($name: String!) { create${type}(name: $name) { name } }';
const LIST = '{ ${many} { data { name } paginatorInfo { total } } }';

test('a user adds one and finds it; a stranger sees nothing of it', async () => {
  const [user, stranger] = [await server.as('user@hoshikawa.example'), await server.as('admin@shirasagi.example')];
  expect((await server.ask(user, CREATE, { name: 'First' })).data).toEqual({ create${type}: { name: 'First' } });
  expect((await server.ask(user, LIST)).data).toEqual({ ${many}: { data: [{ name: 'First' }], paginatorInfo: { total: 1 } } });
  expect((await server.ask(stranger, LIST)).data).toEqual({ ${many}: { data: [], paginatorInfo: { total: 0 } } });
});

test('a name is used once in an organisation, and never empty', async () => {
  const user = await server.as('user@hoshikawa.example');
  await server.ask(user, CREATE, { name: 'Twice' });
  const refusals = await Promise.all(['Twice', ' '].map(async name => (await server.ask(user, CREATE, { name })).errors?.[0]?.extensions?.validation));
  expect(refusals).toEqual([{ name: ['taken'] }, { name: ['required'] }]);
});

test('a read-only user may look but not add', async () => {
  const reader = await server.as('view@hoshikawa.example');
  expect((await server.ask(reader, LIST)).errors).toBeUndefined();
  expect((await server.ask(reader, CREATE, { name: 'Mine' })).errors?.[0]?.message).toBe('This action is unauthorized.');
});
`;

const documents = ({ type, types, many }: FeatureNames): string => `query ${types}($first: Int, $page: Int) {
  ${many}(first: $first, page: $page) {
    data {
      id
      name
    }
    paginatorInfo {
      total
    }
  }
}

mutation Create${type}($name: String!) {
  create${type}(name: $name) {
    id
  }
}
`;

const queries = ({
  kebab,
  type,
  types,
  many,
}: FeatureNames): string => `import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { Create${type}Document, ${types}Document } from './${kebab}.gen';

export function use${types}(page: number) {
  return useQuery({
    queryKey: ['${kebab}', page],
    queryFn: ({ signal }) => ask(${types}Document, { page }, signal),
    select: data => data.${many},
  });
}

export function useCreate${type}() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => ask(Create${type}Document, { name }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['${kebab}'] }),
  });
}
`;

const words = ({ titleEn, titleJp }: FeatureNames): string => `import { defineText } from '#platform/text';

export const text = defineText({
  title: { en: '${titleEn}', jp: '${titleJp}' },
  list: { en: 'All', jp: '一覧' },
  none: { en: 'Nothing here yet', jp: 'まだ登録がありません' },
  failed: { en: 'An error has occured.', jp: 'エラーが発生しました。' },
});
`;

const page = ({ types }: FeatureNames): string => `import { useText } from '#platform/text';
import { PageHead } from '#ui/page-head';
import { Panel } from '#ui/panel';
import { SkeletonRows } from '#ui/skeletons';
import { EmptyState, ErrorState } from '#ui/states';
import { use${types} } from './queries';
import { text } from './text';

export function ${types}Page() {
  const t = useText(text);
  const { data, isError, refetch } = use${types}(1);

  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title={t('title')} />
      <Panel title={t('list')}>
        {!data && <SkeletonRows rows={5} />}
        {data?.data.length === 0 && <EmptyState title={t('none')} />}
        {data && data.data.length > 0 && (
          <ul>
            {data.data.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
`;
