import { buildSchema, parse, print, validate, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { withEnumerations } from './graphql-spellings';

const schema: GraphQLSchema = buildSchema(`
  enum State { open shut }
  input Filter { state: State, name: String }
  type Query { doors(state: State, states: [State!], filter: Filter, name: String): [String!]! }`);

function read(text: string): string {
  const document = withEnumerations(schema, parse(text, { noLocation: true }), () => undefined);
  expect(validate(schema, document)).toEqual([]);
  return print(document).replaceAll(/\s+/g, ' ');
}

test('a variable declared as text may stand where an enumeration is expected', () => {
  expect(
    read('query ($state: String = "open", $states: [String!]!, $name: String) { doors(state: $state, states: $states, name: $name) }'),
  ).toBe('query ($state: State = open, $states: [State!]!, $name: String) { doors(state: $state, states: $states, name: $name) }');
});

test('a value of an enumeration may stand in quotes, inside lists and objects too', () => {
  expect(read('{ doors(state: "open", states: ["shut"], filter: { state: "shut", name: "open" }, name: "open") }')).toBe(
    '{ doors( state: open states: [shut] filter: {state: shut, name: "open"} name: "open" ) }',
  );
});

test('what is no value of the enumeration is refused as before', () => {
  const document = withEnumerations(schema, parse('{ doors(state: "ajar") }', { noLocation: true }), () => undefined);
  expect(validate(schema, document)).toHaveLength(1);
});

test('documents that spell enumerations as they are stay as they are', () => {
  const text = 'query ($state: State!) { doors(state: $state, states: [open]) }';
  expect(read(text)).toBe(text);
});
