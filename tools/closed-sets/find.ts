import ts from 'typescript6';

/** A schema field of type String whose values are a closed set: its type, location and values. */
export type ClosedSet = { type: string; place: string; values: string[] };

const TEXT_FIELDS = /^(exposeString|exposeStringList|string|stringList)$/;

/** All such fields in the given sources, by the types the compiler derives. */
export function closedSets(program: ts.Program, isSchemaFile: (path: string) => boolean): ClosedSet[] {
  const checker = program.getTypeChecker();
  const found: ClosedSet[] = [];
  for (const source of program.getSourceFiles()) {
    if (!isSchemaFile(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      if (!TEXT_FIELDS.test(node.expression.name.text)) return;
      const values = literalsOf(checker, answered(checker, node, node.expression));
      if (!values) return;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ type: typeOf(node), place: `${source.fileName}:${line + 1}`, values });
    };
    visit(source);
  }
  return found;
}

/** The type of a field: that of the property it exposes or of its resolver's result; for a list, of its elements. */
function answered(checker: ts.TypeChecker, call: ts.CallExpression, method: ts.PropertyAccessExpression): ts.Type | undefined {
  const [first] = call.arguments;
  const element = (type: ts.Type): ts.Type => checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number) ?? type;
  const whole = method.name.text.endsWith('List') ? element : (type: ts.Type) => type;
  if (first && ts.isStringLiteral(first)) {
    const builder = checker.getTypeAtLocation(method.expression);
    const shapes = builder.aliasTypeArguments ?? checker.getTypeArguments(builder as ts.TypeReference); // a field builder is generic
    const property = shapes.map(shape => checker.getPropertyOfType(shape, first.text)).find(one => one !== undefined);
    return property && whole(checker.getTypeOfSymbol(property));
  }
  if (!first || !ts.isObjectLiteralExpression(first)) return undefined;
  const resolve = first.properties.find(property => property.name?.getText() === 'resolve');
  const by = resolve && checker.getTypeAtLocation(ts.isPropertyAssignment(resolve) ? resolve.initializer : resolve);
  const returned = by?.getCallSignatures()[0]?.getReturnType();
  return returned && whole(returned);
}

function literalsOf(checker: ts.TypeChecker, type: ts.Type | undefined): string[] | null {
  if (!type) return null;
  const given = checker.getNonNullableType(type);
  const parts = given.isUnion() ? given.types : [given];
  return parts.length > 0 && parts.every(part => part.isStringLiteral()) ? parts.map(part => part.value).toSorted() : null;
}

/** The name in `objectRef('Name')` around the field; empty in a function shared by several types. */
function typeOf(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (!ts.isCallExpression(at) || !ts.isPropertyAccessExpression(at.expression) || at.expression.name.text !== 'implement') continue;
    const made = at.expression.expression;
    const name = ts.isCallExpression(made) ? made.arguments[0] : undefined;
    if (name && ts.isStringLiteral(name)) return name.text;
  }
  return '';
}
