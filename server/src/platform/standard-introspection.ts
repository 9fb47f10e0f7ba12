import { getIntrospectionQuery, Kind, parse, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';

const SWITCHES = ['descriptions', 'specifiedByUrl', 'directiveIsRepeatable', 'schemaDescription', 'inputValueDeprecation'] as const;

/** The questions that schema browsers and code generators ask, in every combination of their options. */
const standard = new Set(
  Array.from({ length: 2 ** SWITCHES.length }, (_, chosen) => {
    const options = Object.fromEntries(SWITCHES.map((name, at) => [name, (chosen & (1 << at)) !== 0]));
    return spelt(parse(getIntrospectionQuery(options), { noLocation: true }));
  }),
);

/** None of them has more definitions: the question and its three fragments. */
const DEFINITIONS_MAX = 4;

/**
 * Whether a document is the standard question for the schema. It is deeper than others may be, but always the same, so what it costs is known;
 * the limits go on for every other question about the schema.
 */
export function isStandardIntrospection(document: DocumentNode): boolean {
  return document.definitions.length <= DEFINITIONS_MAX && asksSchemaAlone(document) && standard.has(spelt(document));
}

function asksSchemaAlone({ definitions }: DocumentNode): boolean {
  const [first] = definitions;
  if (first?.kind !== Kind.OPERATION_DEFINITION || first.selectionSet.selections.length !== 1) return false;
  const [root] = first.selectionSet.selections;
  return root?.kind === Kind.FIELD && root.name.value === '__schema';
}

/** Without the operation's name, which programs choose. */
function spelt(document: DocumentNode): string {
  const definitions = document.definitions.map(node => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return node;
    const { name: _, ...unnamed } = node;
    return unnamed;
  });
  return stripIgnoredCharacters(print({ ...document, definitions }));
}
