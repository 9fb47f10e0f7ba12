import {
  GraphQLEnumType,
  Kind,
  getNamedType,
  isEnumType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';

/**
 * Rewrites a document for validation: an enumeration value in quotes, or in a variable declared as text, is taken as that value. Documents
 * from when such arguments were text, and pages opened before an upgrade, keep working.
 */
export function withEnumerations(schema: GraphQLSchema, document: DocumentNode, spend: () => void): DocumentNode {
  const enumerated = enumeratedVariables(schema, document, spend);
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition: node => {
        const type = enumerated.get(node.variable.name.value);
        if (!type) return undefined;
        const { defaultValue } = node;
        const fallback = defaultValue?.kind === Kind.STRING ? { kind: Kind.ENUM, value: defaultValue.value } : defaultValue;
        return { ...node, type: renamed(node.type, type), ...(fallback ? { defaultValue: fallback } : {}) };
      },
      StringValue: node => {
        const type = getNamedType(info.getInputType());
        return type && isEnumType(type) && type.getValue(node.value) ? { kind: Kind.ENUM, value: node.value } : undefined;
      },
    }),
  );
}

/** The variables declared as text in places where an enumeration is expected, with its name. */
function enumeratedVariables(schema: GraphQLSchema, document: DocumentNode, spend: () => void): Map<string, string> {
  const info = new TypeInfo(schema);
  const found = new Map<string, string>();
  visit(
    document,
    visitWithTypeInfo(info, {
      enter: node => {
        spend();
        if (node.kind !== Kind.VARIABLE) return;
        const type = getNamedType(info.getInputType());
        if (type instanceof GraphQLEnumType) found.set(node.name.value, type.name);
      },
    }),
  );
  const isText = (node: TypeNode): boolean => (node.kind === Kind.NAMED_TYPE ? node.name.value === 'String' : isText(node.type));
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) if (!isText(type)) found.delete(variable.name.value);
  }
  return found;
}

/** The same type with another name inside. */
function renamed(node: TypeNode, name: string): TypeNode {
  if (node.kind === Kind.NAMED_TYPE) return { ...node, name: { ...node.name, value: name } };
  if (node.kind === Kind.LIST_TYPE) return { ...node, type: renamed(node.type, name) };
  const inner = renamed(node.type, name);
  return inner.kind === Kind.NON_NULL_TYPE ? inner : { ...node, type: inner };
}
