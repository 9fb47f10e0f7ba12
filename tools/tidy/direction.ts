import { featureOf, importsOf, isCode, isTest, partOf, specifiersOf, type Rule, type Source } from '#tidy/source';

/** web and server → contract → engine. `#` always refers to the part itself. */
export const importsPointDownwards: Rule = sources =>
  eachImport(sources, (path, target) => {
    const allowed = isBuildConfig(path) ? undefined : mayImport[partOf(path)];
    const isTestTool = isTest(path) && /^(vitest|fast-check|node:|@testing-library\/)/.test(target);
    return !allowed || allowed.test(target) || isTestTool ? undefined : `must not import ${target}: imports point downwards`;
  });

/** Inside web: app → features → ui, platform. Inside server: the platform knows no feature, and routes call actions. */
export const layersPointDownwards: Rule = sources =>
  eachImport(sources, (path, target, typeOnly) => {
    if (isTest(path)) return undefined;
    const broken = layers.find(({ inside, never, mayNameTypes }) => inside.test(path) && never.test(target) && !(mayNameTypes && typeOnly));
    return broken && `must not import ${target}: ${broken.why}`;
  });

/** Tests may look inside: they prepare and inspect what a feature would never offer. */
export const featuresMeetInPublic: Rule = sources =>
  eachImport(sources, (path, target) => {
    const own = featureOf(path);
    const other = featureOf(target);
    if (!own || !other || own === other || target.endsWith('/public') || isTest(path)) return undefined;
    return `must import #features/${other}/public, not ${target}`;
  });

export const featuresHaveNoCycles: Rule = sources => ['server', 'web'].flatMap(part => cyclesIn(part, sources));

export const noClimbing: Rule = sources =>
  sources
    .filter(({ path }) => isCode(path))
    .flatMap(source =>
      specifiersOf(source)
        .filter(({ target }) => /^\.\.(\/|$)/.test(target))
        .map(({ target, line }) => `${source.path}:${line} must not climb with ${target}: use # inside a part, @hakaru/ across`),
    );

/** Without "exports" every file can be imported; an empty object prevents it. */
export const doorsAreClosed: Rule = sources =>
  sources
    .filter(({ path }) => /^(server|web)\/package\.json$/.test(path))
    .filter(({ text }) => !/"exports":\s*\{\s*\}/.test(text))
    .map(({ path }) => `${path} must declare "exports": {} so that no other part can import it`);

export const noAliases: Rule = sources =>
  sources.flatMap(({ path, text }) => {
    if (/tsconfig[^/]*\.json$/.test(path) && /"paths"\s*:/.test(text))
      return [`${path} must not use "paths": package.json "imports" does it`];
    if (/vite(st)?\.config\.ts$/.test(path) && /\balias\s*:/.test(text)) return [`${path} must not alias imports`];
    return [];
  });

/** The files beside src/ build the web and run in node. */
const isBuildConfig = (path: string): boolean => path.startsWith('web/') && !path.startsWith('web/src/');

const mayImport: Record<string, RegExp> = {
  engine: /^(#|engine\/)/,
  contract: /^(#|contract\/|zod\/mini$|@hakaru\/engine\/)/,
  workbook: /^(#|workbook\/)/,
  client: /^(#|client\/)/,
  server: /^(?!web\/|@hakaru\/web|react|@mantine|@tanstack)/,
  web: /^(?!server\/|@hakaru\/server|node:|kysely|pg$|fastify|graphql$)/,
  e2e: /^(?!server\/|web\/|engine\/|contract\/|@hakaru\/(server|web))/,
};

const layers: { inside: RegExp; never: RegExp; why: string; mayNameTypes?: true }[] = [
  { inside: /^web\/src\/(ui|platform)\//, never: /^(#app|#features|web\/src\/(app|features))\//, why: 'ui and platform know no feature' },
  { inside: /^web\/src\/features\//, never: /^(#app|web\/src\/app)\//, why: 'the app composes features, not the reverse' },
  {
    inside: /^server\/src\/platform\//,
    never: /^(#features|#workbooks|server\/src\/(features|workbooks))\//,
    why: 'the platform knows no feature and no library',
  },
  { inside: /^server\/src\/workbooks\//, never: /^(#features|server\/src\/features)\//, why: 'the reader of workbooks knows no feature' },
  {
    inside: /^server\/src\/features\/[^/]+\/([a-z0-9-]+-)?(graphql|rest)\.ts$/,
    never: /(^|\/)([a-z0-9-]+-)?store$/,
    why: 'a door calls actions, and actions call the store',
    mayNameTypes: true, // an action's result is often a row
  },
  {
    inside: /^web\/src\/features\/[^/]+\/routes\.tsx$/,
    never: /\/text$/,
    why: 'routes are in the first download; screen names come from ./title-text, the rest with the page',
  },
];

function eachImport(
  sources: readonly Source[],
  complain: (path: string, target: string, typeOnly: boolean) => string | undefined,
): string[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap(source =>
      importsOf(source).flatMap(({ target, line, typeOnly }) => {
        const complaint = complain(source.path, target, typeOnly);
        return complaint ? [`${source.path}:${line} ${complaint}`] : [];
      }),
    );
}

function cyclesIn(part: string, sources: readonly Source[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const source of sources) {
    const own = featureOf(source.path);
    if (!own || partOf(source.path) !== part || !isCode(source.path) || isTest(source.path)) continue;
    const others = needs.get(own) ?? new Set<string>();
    for (const { target } of importsOf(source)) {
      const other = featureOf(target);
      if (other && other !== own) others.add(other);
    }
    needs.set(own, others);
  }
  return [...needs.keys()].flatMap(start => {
    const way = wayBack(start, needs);
    // Reported once, for the feature that comes first in the alphabet.
    return way && way.every(name => name >= start)
      ? [`${part}/src/features/${start} must not need itself: ${[...way, start].join(' → ')}`]
      : [];
  });
}

function wayBack(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (name: string, way: string[]): string[] | undefined => {
    for (const next of needs.get(name) ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start]);
}
