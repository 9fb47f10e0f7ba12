/**
 * Whether the earlier release can work with a database after a migration. While nodes are replaced one by one it serves beside the new
 * release, and after going back a release it starts on what the new one left. A migration that only adds fits both; for any other its
 * author declares in the first lines which it is, and why.
 */
export type Effect = {
  isFitForEarlier: boolean;
  /** Statements an earlier release may not tolerate; empty when something is only added. */ risky: string[];
};

const NOTE = /^-- the earlier release (goes on|stops): \S.{9,}$/m;

export function effectOf(sql: string): Effect & { hasNote: boolean } {
  const note = NOTE.exec(sql)?.[1];
  const risky = riskyStatements(sql);
  return { isFitForEarlier: note ? note === 'goes on' : risky.length === 0, risky, hasNote: note !== undefined };
}

/** Tables created in the same file are not risky, because no earlier release knows them. */
function riskyStatements(sql: string): string[] {
  const statements = withoutTexts(sql)
    .split(';')
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
  const made = new Set(statements.flatMap(statement => /^create table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? []));
  return statements.filter(statement => isRisky(statement, made));
}

/** Removes comments, quoted text and function bodies; a `do` block runs at once, so it is kept. */
function withoutTexts(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\bdo\s+(\$\w*\$)([\s\S]*?)\1/gi, (_, __, body: string) => `;${body};`)
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
}

/** Statements that drop rows or objects, rename, or forbid values that were allowed. */
const ANYWHERE = [
  /^drop (?:table|view|materialized view|function|procedure|type|schema|sequence|trigger|policy) (?!(?:if exists )?pg_temp\.)/,
  /^(?:truncate|delete from)\b/,
  /^alter (?!table\b).*\brename\b/,
  /^execute\b/,
];
const ON_A_KNOWN_TABLE = [
  /\bdrop column\b/,
  /\bdrop default\b/,
  /\brename\b/,
  /\balter (?:column )?\w+ (?:set data )?type\b/,
  /\bset not null\b/,
  /\badd (?:constraint|check|unique|primary key|foreign key|exclude)\b/,
  /\badd (?:column )?(?:if not exists )?\w+ (?!.*\bdefault\b).*\bnot null\b/,
  /^create unique index\b/,
  /^create (?:or replace )?(?:constraint )?trigger\b/,
];

function isRisky(statement: string, made: ReadonlySet<string>): boolean {
  if (ANYWHERE.some(pattern => pattern.test(statement))) return true;
  const [, table = ''] =
    /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(statement) ?? /\bon (?:only )?([\w.]+)/.exec(statement) ?? [];
  return !made.has(table) && ON_A_KNOWN_TABLE.some(pattern => pattern.test(statement));
}
