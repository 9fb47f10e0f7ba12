import ts from 'typescript6';

/** The branch taken at conditions: a statement is written out once for each. */
export type Branch = 'first' | 'second';

/** A part of a statement that is known only at run time. */
export class Unwritten extends Error {}

type Known = ReadonlyMap<ts.Symbol, { expression: ts.Expression; known: Known }>;

/** Writes out statements as the driver would send them: fragments in place, values as $1, $2, ... */
export class StatementWriter {
  readonly #checker: ts.TypeChecker;
  readonly #branch: Branch;
  #values = 0;
  #depth = 0;

  constructor(checker: ts.TypeChecker, branch: Branch) {
    this.#checker = checker;
    this.#branch = branch;
  }

  write(template: ts.TemplateLiteral, known: Known = new Map()): string {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    const spans = template.templateSpans.map(({ expression, literal }) => this.#part(expression, known) + literal.text);
    return template.head.text + spans.join('');
  }

  #part(given: ts.Expression, known: Known): string {
    if (++this.#depth > 400) throw new Unwritten('it is too deep');
    const expression = bare(given);
    if (ts.isTaggedTemplateExpression(expression) && isSql(expression.tag)) return this.write(expression.template, known);
    if (ts.isCallExpression(expression)) return this.#call(expression, known);
    if (ts.isIdentifier(expression)) return this.#name(expression, known);
    if (!this.#isFragment(expression)) return this.#value();
    if (ts.isConditionalExpression(expression))
      return this.#part(this.#branch === 'first' ? expression.whenTrue : expression.whenFalse, known);
    if (ts.isBinaryExpression(expression)) return this.#part(this.#branch === 'first' ? expression.left : expression.right, known);
    if (ts.isPropertyAccessExpression(expression)) return this.#declared(this.#checker.getSymbolAtLocation(expression.name), expression);
    if (ts.isElementAccessExpression(expression)) return this.#oneOf(expression, known);
    throw new Unwritten(`${expression.getText().slice(0, 60)} is a fragment made elsewhere`);
  }

  #value(): string {
    return `$${++this.#values}`;
  }

  #name(name: ts.Identifier, known: Known): string {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const before = symbol && known.get(symbol);
    if (before) return this.#part(before.expression, before.known);
    return this.#isFragment(name) ? this.#declared(symbol, name, known) : this.#value();
  }

  /** A constant fragment, in this file or another. What it uses inside a function is resolved where it is used. */
  #declared(symbol: ts.Symbol | undefined, at: ts.Expression, known: Known = new Map()): string {
    const found = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declaration = found?.valueDeclaration;
    const initial =
      declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) ? declaration.initializer : undefined;
    if (!initial) throw new Unwritten(`${at.getText().slice(0, 60)} is a fragment that is given`);
    return this.#part(initial, known);
  }

  /** The first or last of a table of fragments. */
  #oneOf({ expression }: ts.ElementAccessExpression, known: Known): string {
    const symbol = this.#checker.getSymbolAtLocation(expression);
    const declaration = symbol?.valueDeclaration;
    const table =
      declaration && ts.isVariableDeclaration(declaration) && declaration.initializer ? bare(declaration.initializer) : undefined;
    const rows = table && ts.isObjectLiteralExpression(table) ? table.properties.filter(ts.isPropertyAssignment) : [];
    const chosen = rows.at(this.#branch === 'first' ? 0 : -1);
    if (!chosen) throw new Unwritten(`${expression.getText()} is no table of fragments`);
    return this.#part(chosen.initializer, known);
  }

  #call(call: ts.CallExpression, known: Known): string {
    const [first] = call.arguments;
    switch (call.expression.getText()) {
      case 'sql.join':
        return first ? this.#joined(bare(first), known) : '';
      case 'sql.ref':
      case 'sql.id':
      case 'sql.table':
        return this.#word(first, known)
          .split('.')
          .map(word => `"${word}"`)
          .join('.');
      case 'sql.raw':
        return this.#word(first, known);
      case 'sql.lit':
        return `'${this.#word(first, known).replaceAll("'", "''")}'`;
    }
    return this.#isFragment(call) ? this.#returned(call, known) : this.#value();
  }

  #joined(given: ts.Expression, known: Known): string {
    const list = this.#initialOf(given, known);
    if (ts.isArrayLiteralExpression(list.expression)) return list.expression.elements.map(one => this.#part(one, list.known)).join(', ');
    const element = this.#checker.getIndexTypeOfType(this.#checker.getTypeAtLocation(given), ts.IndexKind.Number);
    return element && isFragmentType(element) ? this.#mapped(list.expression, list.known) : this.#value();
  }

  /** `names.map(name => sql`…`)`: once for each name if they are literals, otherwise once for all. */
  #mapped(list: ts.Expression, known: Known): string {
    const [make] = ts.isCallExpression(list) && list.expression.getText().endsWith('.map') ? list.arguments : [];
    if (
      !ts.isCallExpression(list) ||
      !ts.isPropertyAccessExpression(list.expression) ||
      !make ||
      !ts.isArrowFunction(make) ||
      ts.isBlock(make.body)
    )
      throw new Unwritten(`${list.getText().slice(0, 60)} is a list made elsewhere`);
    const { body, parameters } = make;
    const [name] = parameters.map(parameter => this.#checker.getSymbolAtLocation(parameter.name));
    const from = this.#initialOf(list.expression.expression, known);
    if (!name || !ts.isArrayLiteralExpression(from.expression)) return this.#part(body, known);
    return from.expression.elements
      .map(one => this.#part(body, new Map([...known, [name, { expression: one, known: from.known }]])))
      .join(', ');
  }

  /** The expression a name stands for, as far as it is known. */
  #initialOf(given: ts.Expression, known: Known): { expression: ts.Expression; known: Known } {
    const expression = bare(given);
    const symbol = ts.isIdentifier(expression) ? this.#checker.getSymbolAtLocation(expression) : undefined;
    const before = symbol && known.get(symbol);
    if (before) return this.#initialOf(before.expression, before.known);
    const declaration = symbol?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? { expression: bare(declaration.initializer), known }
      : { expression, known };
  }

  /** The text of a call that returns a fragment: that of its function with the call's arguments. */
  #returned(call: ts.CallExpression, known: Known): string {
    const declaration = this.#checker.getResolvedSignature(call)?.declaration;
    const body = declaration && 'body' in declaration ? declaration.body : undefined;
    const result = body && resultOf(body, this.#branch);
    if (!declaration || !result) throw new Unwritten(`${call.getText().slice(0, 60)} is a fragment made elsewhere`);
    const given = new Map(known);
    for (const [at, { name, initializer }] of declaration.parameters.filter(ts.isParameter).entries()) {
      const symbol = ts.isIdentifier(name) ? this.#checker.getSymbolAtLocation(name) : undefined;
      const expression = call.arguments[at] ?? initializer;
      if (symbol && expression) given.set(symbol, { expression, known });
    }
    return this.#part(result, given);
  }

  /** A text known at compile time; of several the first or last. */
  #word(given: ts.Expression | undefined, known: Known): string {
    if (!given) throw new Unwritten('a name is missing');
    const { expression, known: here } = this.#initialOf(given, known);
    if (ts.isStringLiteralLike(expression)) return expression.text;
    if (ts.isTemplateExpression(expression))
      return expression.head.text + expression.templateSpans.map(span => this.#word(span.expression, here) + span.literal.text).join('');
    const type = this.#checker.getTypeAtLocation(expression);
    const words = (type.isUnion() ? type.types : [type]).flatMap(one => (one.isStringLiteral() ? [one.value] : []));
    const word = words.at(this.#branch === 'first' ? 0 : -1);
    if (word === undefined) throw new Unwritten(`${expression.getText().slice(0, 60)} is a name known later`);
    return word;
  }

  #isFragment(expression: ts.Expression): boolean {
    return isFragmentType(this.#checker.getTypeAtLocation(expression));
  }
}

/** Matches `sql` and `sql<Row>`. */
export const isSql = (tag: ts.Node): boolean => tag.getText() === 'sql';

function isFragmentType(type: ts.Type): boolean {
  return type.isUnion() ? type.types.some(isFragmentType) : type.getProperty('toOperationNode') !== undefined;
}

function bare(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/** The expression a function returns; of several the first or last. */
function resultOf(body: ts.Node, branch: Branch): ts.Expression | undefined {
  if (!ts.isBlock(body)) return body as ts.Expression; // an arrow function's body is a block or an expression
  const results: ts.Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  ts.forEachChild(body, look);
  return results.at(branch === 'first' ? 0 : -1);
}
