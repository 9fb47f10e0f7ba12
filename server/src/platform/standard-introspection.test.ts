import { buildClientSchema, getIntrospectionQuery, GraphQLEnumType, parse, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { isStandardIntrospection } from './standard-introspection';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const VARIANTS = [{}, { inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true }, { descriptions: false }];

test.each(VARIANTS)('outside production the standard question for the schema is answered whole (%o)', async options => {
  const { data, errors } = await server.ask(token, getIntrospectionQuery(options).replace('IntrospectionQuery', 'Other'));
  expect(errors).toBeUndefined();
  const schema = buildClientSchema(data as IntrospectionQuery); // the answer to that question
  expect(schema.getQueryType()?.getFields()).toHaveProperty('figureGrid');
  expect(schema.getType('ImportStatus')).toBeInstanceOf(GraphQLEnumType);
});

test('a question that only resembles it keeps the limits', async () => {
  const whole = getIntrospectionQuery();
  const changed = [
    whole.replace(/queryType \{[^}]*\}/, 'queryType { fields { type { fields { type { fields { type { fields { name } } } } } } } }'),
    whole.replace('__schema {', 'a: __schema { queryType { name } } __schema {'),
    `${whole} fragment Other on __Type { ofType { ofType { name } } }`,
  ];
  for (const query of changed) {
    expect(isStandardIntrospection(parse(query))).toBe(false);
    const { data, errors } = await server.ask(token, query);
    expect(errors?.length).toBeGreaterThan(0);
    expect(data ?? null).toBeNull();
  }
});
