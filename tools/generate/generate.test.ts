import { expect, test } from 'vitest';
import { printTypes, type Column } from '#generate/db-types';
import { generateDocuments } from '#generate/documents';

const sdl = `
  scalar Decimal
  enum Role { admin user }
  type User { id: ID! role: Role! fee: Decimal }
  type Query { users(first: Int!, search: String): [User!]! }
  type Mutation { rename(id: ID!): User }`;

test('each document becomes a typed string beside its source, with the fragments it uses from anywhere', async () => {
  const [users, person] = await generateDocuments(sdl, [
    {
      path: 'web/src/features/users/users.graphql',
      text: 'query Users($first: Int!, $search: String) { users(first: $first, search: $search) { ...Person } }',
    },
    { path: 'web/src/platform/person.graphql', text: 'fragment Person on User { id role fee }' },
  ]);
  expect(users?.path).toBe('web/src/features/users/users.gen.ts');
  expect(users?.text).toContain('export type UsersQuery = { users: Array<{ id: string, role: Role, fee: string | null }> };');
  expect(users?.text).toMatch(/first: number;\s+search\?: string \| null \| undefined;/);
  expect(users?.text).toContain('export const UsersDocument = `query Users($first: Int!, $search: String) {');
  expect(users?.text).toMatch(/fragment Person on User \{[^`]*\}` as TypedDocument<UsersQuery, UsersQueryVariables>;/);
  expect(person?.text).toContain('export type PersonFragment');
  expect(person?.text).not.toContain('TypedDocument');
});

test('a document that the schema cannot answer is refused', async () => {
  const asks = (text: string) => generateDocuments(sdl, [{ path: 'web/src/x.graphql', text }]);
  await expect(asks('query Wrong { users(first: 1) { salary } }')).rejects.toThrow(/salary/);
  await expect(asks('query Wrong { users(first: 1) { ...Nobody } }')).rejects.toThrow('There is no fragment Nobody.');
  await expect(asks('{ users(first: 1) { id } }')).rejects.toThrow('every operation needs a name');
});

const column = (name: string, udt: string, more: Partial<Column> = {}): Column => ({
  table: 'fx_rate',
  name,
  udt,
  nullable: false,
  hasDefault: false,
  computed: false,
  ...more,
});

test('columns: digits and days stay text, defaults may be left out, computed ones cannot be written', () => {
  const printed = printTypes([
    column('id', 'uuid', { hasDefault: true }),
    column('day', 'date'),
    column('rate', 'numeric', { nullable: true }),
    column('count', 'int8'),
    column('size', 'int4'),
    column('tags', '_text'),
    column('facts', 'jsonb', { nullable: true }),
    column('made_at', 'timestamptz', { hasDefault: true }),
    column('ended_at', 'timestamptz', { nullable: true }),
    column('key', 'text', { computed: true }),
  ]);
  expect(printed).toContain(`export type FxRate = {
  id: Generated<string>;
  day: string;
  rate: string | null;
  count: string;
  size: number;
  tags: string[];
  facts: unknown;
  made_at: GeneratedInstant;
  ended_at: MaybeInstant;
  key: GeneratedAlways<string>;
};`);
  expect(printed).toContain('export type DB = {\n  fx_rate: FxRate;\n};');
});

test('a type nobody has thought about stops the generator', () => {
  expect(() => printTypes([column('area', 'polygon')])).toThrow('fx_rate.area is of type polygon');
});
