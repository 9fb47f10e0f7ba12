/** A GraphQL request: the document and its variables, either of which may be nonsense. */
export type HostileDocument = { kind: string; query: string; variables?: Record<string, unknown> };

type Random = () => number;
type Maker = (random: Random) => Omit<HostileDocument, 'kind'>;

/** A seeded random generator, so that a failure can be reproduced by its number. */
function chance(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** One of endlessly many malicious documents. */
export function hostileDocument(seed: number): HostileDocument {
  const random = chance(seed);
  for (let warm = 0; warm < 4; warm++) random(); // neighbouring seeds start alike
  const kind = pick(random, Object.keys(makers));
  const made = makers[kind]?.(random) ?? { query: '' };
  return random() < 0.15 ? { ...made, kind: `${kind}, damaged`, query: damaged(random, made.query) } : { ...made, kind };
}

const upTo = (random: Random, most: number): number => 1 + Math.floor(random() * most);
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // a valid index of the list
const many = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, index) => make(index)).join(' ');

const LEAVES = ['id', 'name', '__typename', 'email'];
const ODD_TEXTS = ['\u0000', '\ufeff', '𠮷野家', 'é́́́́', '\u202e', '\\uD83D', '\\u{10FFFF}', '"""', '\ud800', '＝1', ' '.repeat(500)];

/** Fragments that spread later fragments several times, so that the count at least doubles at every level. */
const chained: Maker = random => {
  const levels = upTo(random, 120);
  const width = upTo(random, 6);
  const spreads = (level: number) => many(width, () => `...f${level}`);
  const chain = many(levels, level => `fragment f${level} on Query{${spreads(level + 1)}}`);
  const end = random() < 0.5 ? `fragment f${levels} on Query{${pick(random, LEAVES)}}` : '';
  return { query: `query{...f0} ${chain} ${end}` };
};

/** Any fragment may spread any other: rings, fans and diamonds. */
const tangled: Maker = random => {
  const count = upTo(random, 60);
  const body = () => many(upTo(random, 5), () => (random() < 0.6 ? `...g${upTo(random, count) - 1}` : pick(random, LEAVES)));
  return { query: `{me{...g0}} ${many(count, index => `fragment g${index} on Profile{${body()}}`)}` };
};

const unused: Maker = random => {
  const count = upTo(random, 60);
  const body = (depth: number): string => (depth === 0 ? 'id' : many(2, () => `organisation{${body(depth - 1)}}`));
  return { query: `{me{id}} ${many(count, index => `fragment u${index} on Profile{${body(upTo(random, 5))}}`)}` };
};

const nested: Maker = random => {
  const levels = upTo(random, 400);
  const [open, close] = pick(random, [
    ['organisation{', '}'],
    ['...{', '}'],
    ['...on Profile{', '}'],
    ['...@include(if:true){', '}'],
    ['a:me{', '}'],
  ] as const);
  return { query: `{me{${open.repeat(levels)}id${close.repeat(levels)}}}` };
};

/** Equal fields with equal selections are compared pair by pair, again at every level. */
const doubled: Maker = random => {
  const width = upTo(random, 6);
  const body = (depth: number): string =>
    depth === 0 ? 'id' : many(width, () => `organisation{${body(depth - 1)}${random() < 0.3 ? ' ...d' : ''}}`);
  return { query: `{me{${body(upTo(random, 5))}}} fragment d on Organisation{id ref}` };
};

const aliased: Maker = random => ({
  query: `{${many(upTo(random, 60), index => `${random() < 0.8 ? `a${index}:` : ''}book(assetId:"x",known:"2026-0${upTo(random, 9)}-01"){assetId}`)}}`,
});

const directed: Maker = random => {
  const name = pick(random, ['include(if:true)', 'skip(if:$v)', 'unknown', 'deprecated', 'include(if:[[true]])']);
  return { query: `query($v:Boolean!){me{id ${`@${name} `.repeat(upTo(random, 400))}}}`, variables: { v: true } };
};

const listed: Maker = random => {
  const levels = upTo(random, 480);
  const value = pick(random, [
    `${'['.repeat(levels)}1${']'.repeat(levels)}`,
    `${'{a:'.repeat(levels / 2)}1${'}'.repeat(levels / 2)}`,
    `[${many(levels, String)}]`,
    `{${many(levels / 2, index => `k${index}:1`)}}`,
  ]);
  return { query: `{figureGrid(assetId:"x",asOf:"2026-09-30",columns:${value}){entityId}}` };
};

const varied: Maker = random => {
  const count = upTo(random, 200);
  const type = pick(random, ['Int', '[String!]!', '[[[[Int]]]]', 'Unknown', 'Json', 'ID!']);
  let value: unknown = pick(random, [1, 'x', null, true, 1e308]);
  for (let level = upTo(random, 2_000); level > 0; level--) value = random() < 0.5 ? [value] : { a: value };
  const declared = many(count, index => `$v${index}:${type}`);
  const variables = Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, index % 7 === 0 ? value : [index]]));
  return { query: `query(${declared}){notifications(first:$v0){data{id}}}`, variables };
};

const written: Maker = random => {
  const text = many(upTo(random, 60), () => pick(random, ODD_TEXTS));
  const quoted = random() < 0.5 ? `"${text}"` : `"""${text.repeat(upTo(random, 20))}"""`;
  const comments = '#\n'.repeat(upTo(random, 20_000));
  return { query: `${random() < 0.3 ? comments : ''}{book(assetId:${quoted}){assetId ${pick(random, ODD_TEXTS)}}}` };
};

const introspected: Maker = random => {
  const below = (depth: number): string =>
    depth === 0
      ? 'name'
      : `${pick(random, ['fields', 'interfaces', 'possibleTypes'])}{name ${random() < 0.5 ? 'type' : ''}{${below(depth - 1)}}}`;
  const root = () => `i${upTo(random, 1e9)}:__schema{types{name fields{name type{${below(upTo(random, 3))}}}}}`;
  return { query: `{${many(upTo(random, 14), root)}}` };
};

const wide: Maker = random => ({ query: `{me{${many(upTo(random, 1_200), () => pick(random, LEAVES))}}}` });
const several: Maker = random => ({ query: many(upTo(random, 40), index => `query Q${index}{me{id}}`) });

const makers: Readonly<Record<string, Maker>> = {
  chained,
  tangled,
  unused,
  nested,
  doubled,
  aliased,
  directed,
  listed,
  varied,
  written,
  introspected,
  wide,
  several,
};

/** A damaged document: cut, doubled, or with a strange piece inserted. */
function damaged(random: Random, query: string): string {
  const from = Math.floor(random() * query.length);
  const to = Math.min(query.length, from + Math.floor(random() * 60));
  const way = random();
  if (way < 0.3) return query.slice(0, from);
  if (way < 0.6) return query.slice(0, to) + query.slice(from, to).repeat(upTo(random, 50)) + query.slice(to);
  return query.slice(0, from) + pick(random, [...ODD_TEXTS, '{', '}', '...', '$', '@', '"', '!']) + query.slice(to);
}
