import { readFileSync } from 'node:fs';
import { ROOT } from '#programs';
import { listFiles } from '#tidy/tree';

export const EXAMPLES_PATH = 'web/src/features/api-docs/examples.gen.ts';

/** The example programs exactly as shown in the documentation. */
export function exampleTexts(): string {
  const examples = listFiles('client/examples').map(path => ({
    name: path.slice('client/examples/'.length),
    text: readFileSync(`${ROOT}${path}`, 'utf8'),
  }));
  const entries = examples.map(({ name, text }) => `  { name: ${JSON.stringify(name)}, text: ${JSON.stringify(text)} },\n`);
  return `// Generated from client/examples by \`npm run generate\`. Do not edit.\nexport const examples: readonly { name: string; text: string }[] = [\n${entries.join('')}];\n`;
}
