import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

export type DocumentFile = { path: string; text: string };

const HEADING = '// Generated from the .graphql file beside it by `npm run generate`. Do not edit.\n';

/** The TypeScript types of the schema's scalars: decimals and days stay text, so that no digit is lost. */
const scalars = { ID: 'string', DateTime: 'string', Day: 'string', Date: 'string', Decimal: 'string', JSON: 'unknown', Void: 'null' };

/**
 * The content of x.gen.ts for each x.graphql: the types of results and variables, and each operation as a typed string. Fragments derived
 * from a declaration may be used by all and have no file of their own.
 */
export async function generateDocuments(
  sdl: string,
  files: readonly DocumentFile[],
  declared: readonly DocumentFile[] = [],
): Promise<DocumentFile[]> {
  const schema = parse(sdl);
  const parsed = files.map(({ path, text }) => ({ path, definitions: parseFile(path, text) }));
  const known = [...parsed.map(({ definitions }) => definitions), ...declared.map(({ path, text }) => parseFile(path, text))];
  const fragments = new Map(known.flatMap(definitions => definitions.filter(isFragment)).map(node => [node.name.value, node]));
  return Promise.all(
    parsed.map(async ({ path, definitions }) => {
      const named = definitions.filter(isOperation);
      const used = [...new Set(definitions.flatMap(node => [...fragmentsUsedBy(node, fragments)]))];
      const document: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: [...named, ...new Set([...definitions.filter(isFragment), ...used])],
      };
      const types = await typesOf(path, schema, document);
      const strings = named.map(node => documentString(node, [...fragmentsUsedBy(node, fragments)]));
      const heading = strings.length ? `${HEADING}import type { TypedDocument } from '#platform/api';\n` : HEADING;
      return {
        path: path.replace(/\.graphql$/, '.gen.ts'),
        text: [heading, `${withoutIncremental(types).trim()}\n`, ...strings].join('\n'),
      };
    }),
  );
}

function typesOf(path: string, schema: DocumentNode, document: DocumentNode): Promise<string> {
  return codegen({
    filename: path,
    schema,
    documents: [{ location: path, document }],
    pluginMap: { operations },
    plugins: [{ operations: {} }],
    config: {
      skipTypename: true,
      useTypeImports: true,
      enumType: 'string-literal',
      enumsAsTypes: true,
      defaultScalarType: 'unknown',
      scalars,
      omitOperationSuffix: false,
    },
  });
}

/** Removes types for @defer, which we do not support. */
const withoutIncremental = (types: string): string => types.replace(/\/\*\* Internal type[^\n]*\nexport type Incremental<T>[^\n]*\n/, '');

function documentString(operation: OperationDefinitionNode, fragments: readonly FragmentDefinitionNode[]): string {
  const name = nameOf(operation);
  const suffix = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const text = [operation, ...fragments].map(print).join('\n\n').replaceAll('`', '\\`');
  return `export const ${name}Document = \`${text}\` as TypedDocument<${name}${suffix}, ${name}${suffix}Variables>;\n`;
}

function nameOf(operation: OperationDefinitionNode): string {
  const name = operation.name?.value ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function parseFile(path: string, text: string): readonly DefinitionNode[] {
  const { definitions } = parse(text);
  if (definitions.some(node => node.kind === Kind.OPERATION_DEFINITION && !node.name))
    throw new Error(`${path}: every operation needs a name.`);
  return definitions;
}

/** Follows fragments that use others. */
function fragmentsUsedBy(node: DefinitionNode, known: ReadonlyMap<string, FragmentDefinitionNode>): Set<FragmentDefinitionNode> {
  const used = new Set<FragmentDefinitionNode>();
  const follow = (from: DefinitionNode): void => {
    visit(from, {
      FragmentSpread: ({ name }) => {
        const fragment = known.get(name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}.`);
        if (used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(node);
  return used;
}

const isOperation = (node: DefinitionNode): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;
const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;
