import { readFileSync } from 'node:fs';
import { SCOPE_DOORS } from '@hakaru/contract/service-tokens';
import { buildSchema, getNamedType, isObjectType, type GraphQLNamedType } from 'graphql';
import ts from 'typescript6';
import { expect, test } from 'vitest';
import { closedSets } from '#closed-sets/find';
import { ROOT } from '#programs';
import { listFiles } from '#tidy/tree';

/** This type-checks the whole server. */
const BUSY_MS = 900_000;
const SPELLABLE = /^[_A-Za-z]\w*$/;
const isSchemaFile = (path: string): boolean => /\/features\/.*\/?graphql[^/]*\.ts$/.test(path) && !path.endsWith('.test.ts');

test(
  'a field a program can ask for is an enumeration where contract or engine know its values',
  () => {
    const server = `${ROOT}server/`;
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(`${server}tsconfig.json`, path => ts.sys.readFile(path)).config,
      ts.sys,
      server,
    );
    const program = ts.createProgram(fileNames.filter(isSchemaFile), { ...options, noEmit: true, incremental: false });
    const known = knownLists();
    const reached = publicTypes();
    const loose = closedSets(program, isSchemaFile).filter(
      ({ type, values }) =>
        (type === '' || reached.has(type)) && values.every(value => SPELLABLE.test(value)) && known.has(values.join(' ')),
    );
    expect(loose).toEqual([]);
  },
  BUSY_MS,
);

test('the rule notices both ways of answering text', () => {
  const path = '/planted/features/x/graphql.ts';
  const text = `
    type Fields<T> = { exposeString(name: keyof T & string): void; string(options: { resolve: (row: T) => string }): void };
    declare const builder: { objectRef<T>(name: string): { implement(options: { fields: (t: Fields<T>) => void }): void } };
    type Row = { state: 'open' | 'shut' | null; name: string };
    builder.objectRef<Row>('Door').implement({ fields: t => { t.exposeString('state'); t.exposeString('name'); } });
    builder.objectRef<Row>('Gate').implement({ fields: t => t.string({ resolve: ({ state }) => state ?? 'shut' }) });`;
  const host = ts.createCompilerHost({});
  const planted: ts.CompilerHost = {
    ...host,
    fileExists: name => name === path || host.fileExists(name),
    getSourceFile: (name, version) => (name === path ? ts.createSourceFile(name, text, version, true) : host.getSourceFile(name, version)),
  };
  const found = closedSets(ts.createProgram([path], { strict: true, noEmit: true, types: [] }, planted), isSchemaFile);
  expect(found.map(({ type, values }) => [type, values])).toEqual([
    ['Door', ['open', 'shut']],
    ['Gate', ['open', 'shut']],
  ]);
});

/** The exported lists of values in contract and engine, each as its sorted values. */
function knownLists(): Set<string> {
  const lists = new Set<string>();
  for (const path of [...listFiles('contract/src'), ...listFiles('engine/src')]) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    const source = ts.createSourceFile(path, readFileSync(`${ROOT}${path}`, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { initializer } of statement.declarationList.declarations) {
        const list = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
        const words = list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteral) : [];
        if (!list || words.length === 0 || !ts.isArrayLiteralExpression(list) || words.length < list.elements.length) continue;
        lists.add(
          words
            .map(({ text }) => text)
            .toSorted()
            .join(' '),
        );
      }
    }
  }
  return lists;
}

/** The types that a service token with every scope can reach. */
function publicTypes(): Set<string> {
  const schema = buildSchema(readFileSync(`${ROOT}server/schema.graphql`, 'utf8'));
  const reached = new Set<string>();
  const reach = (type: GraphQLNamedType): void => {
    if (reached.has(type.name) || !isObjectType(type)) return;
    reached.add(type.name);
    for (const field of Object.values(type.getFields())) reach(getNamedType(field.type));
  };
  for (const door of Object.values(SCOPE_DOORS).flat()) {
    const [parent = '', name = ''] = door.split('.');
    const type = schema.getType(parent);
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (field) reach(getNamedType(field.type));
  }
  return reached;
}
