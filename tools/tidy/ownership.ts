import ts from 'typescript6';
import { featureOf, findNodes, isTest, lineOf, parse, walk, type Rule, type Source } from '#tidy/source';

/** Who may see what is decided in one feature: no other queries the table of grants. */
export const grantsAreAskedFor: Rule = sources =>
  findNodes(
    sources,
    path => path.startsWith('server/src/') && !isTest(path) && featureOf(path) !== 'grants',
    node =>
      isText(node) && /\baccess_grant\b/.test(node.getText()) ? 'access_grant is read by #features/grants: ask its public.ts' : undefined,
  );

type Write = { table: string; writer: string; place: string };

/** A table is written by one feature only; others call that feature's public.ts. Any store may read it. */
export const tablesHaveOneWriter: Rule = sources => {
  const byTable = new Map<string, Write[]>();
  for (const write of sources.filter(isWriter).flatMap(writesIn).filter(isOwned))
    byTable.set(write.table, [...(byTable.get(write.table) ?? []), write]);
  return [...byTable.values()].flatMap(writes => {
    const writers = [...new Set(writes.map(({ writer }) => writer))];
    return writers.length < 2
      ? []
      : writes.map(({ place, table }) => `${place} writes ${table}, written by ${writers.join(' and ')}: one of them owns it`);
  });
};

/** Every request records when its session or token was last used, below the features that create and end them. */
const SEEN_BY_PLATFORM = ['session', 'service_token'];
const isOwned = ({ table, writer }: Write): boolean => !(SEEN_BY_PLATFORM.includes(table) && writer === 'platform');

/** Tests and measurements prepare their own database. */
const isWriter = ({ path }: Source): boolean => /^server\/src\/.*\.ts$/.test(path) && !isTest(path) && !path.includes('/bench/');

function writesIn(source: Source): Write[] {
  const file = parse(source);
  const writer = featureOf(source.path) ?? source.path.split('/')[2] ?? source.path;
  const found: Write[] = [];
  walk(file, node => {
    for (const table of tablesWritten(node)) found.push({ table, writer, place: `${source.path}:${lineOf(file, node.getStart())}` });
  });
  return found;
}

function tablesWritten(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) return namedTable(node);
  if (!isText(node)) return [];
  const statement = node.getText().replace(/\s+/g, ' ');
  return [...statement.matchAll(WRITES)].flatMap(({ groups }) => groups?.['table'] ?? []);
}

/** Matches `db.insertInto('entity')`, `insertAll(db, 'entity', rows)` and `inBulk('entity')`. */
function namedTable({ expression, arguments: given }: ts.CallExpression): string[] {
  const isVerb = ts.isPropertyAccessExpression(expression) && VERBS.has(expression.name.text);
  const name = expression.getText();
  const table = isVerb || name === 'inBulk' ? given[0] : name === 'insertAll' ? given[1] : undefined;
  return table && ts.isStringLiteralLike(table) ? [table.text.split(' ')[0] ?? ''] : [];
}

const VERBS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
/** `do update set` and `for update` name no table. */
const WRITES = /\b(?:insert into|delete from|update(?= [a-z_]+(?: (?:as )?[a-z]+)? set\b)) (?!set\b)(?<table>[a-z_]+)/g;

/** A string, or a template with its full text. */
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
