const many = (count: number, make: (index: number) => string): string => Array.from({ length: count }, (_, index) => make(index)).join(' ');
const ring = (size: number): string => `{ me { ...F0 } } ${many(size, n => `fragment F${n} on Profile { id ...F${(n + 1) % size} }`)}`;
const nested = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${nested(depth - 1)} }`);

const SIZES = [1, 2, 3, 5, 8, 13, 21];
const sized = (make: (size: number) => readonly [string, string]): (readonly [string, string])[] => SIZES.map(make);

/** Named queries that ask for more than is allowed; each is refused before it runs. */
export const hostileQueries: readonly (readonly [string, string])[] = [
  ...sized(more => [`${15 + more} aliases`, `{ ${many(15 + more, n => `a${n}: me { id }`)} }`]),
  ...sized(more => [`${20 + more} root fields`, `{ ${many(20 + more, () => 'me { id }')} }`]),
  ...sized(more => [`${200 + more} fields`, `{ me { ${many(200 + more, n => `id${n ? '' : ' name'}`)} } }`]),
  ...sized(more => [`${8 + more} levels`, `{ __type(name: "Query") { ${nested(8 + more)} } }`]),
  ...sized(more => [`${more} thousand fields of one name`, `{ me { ${many(1000 * more, () => 'id')} } }`]),
  ...sized(more => [`${200 * more} directives`, `{ me { id ${many(200 * more, () => '@include(if: true)')} } }`]),
  ...sized(more => [`a ring of ${more} fragments`, ring(more)]),
  ...sized(more => [`${more + 1} operations`, many(more + 1, n => `query Q${n} { me { id } }`)]),
  ...[0, -1, 101, 1000, 2147483647].map(first => [`first: ${first}`, `{ notifications(first: ${first}) { data { id } } }`] as const),
  [
    'two tries of a password',
    `mutation { a: setPassword(current: "x", password: "y") { id } b: setPassword(current: "x", password: "z") { id } }`,
  ],
];
