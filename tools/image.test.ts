import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSteps } from '#image';
import { ROOT } from '#programs';

const steps = readSteps(readFileSync(`${ROOT}Dockerfile`, 'utf8'));
const of = (stage: string, word: string) => steps.filter(step => step.stage === stage && step.word === word).map(({ rest }) => rest);

test('the image runs as its own user, says when it is healthy, and takes only what the other stages made', () => {
  expect(of('image', 'USER')).toEqual(['hakaru']);
  expect(of('image', 'HEALTHCHECK')[0]).toContain('/healthz');
  expect(of('image', 'CMD')).toEqual(['["node", "dist/server.js"]']);
  expect(of('image', 'COPY').filter(rest => !rest.startsWith('--from='))).toEqual(['LICENSE ./']);
});

test('the stage of packages names every part: npm ci refuses a lock file whose workspaces are missing', () => {
  const { workspaces } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { workspaces: string[] }; // our own file
  expect(of('packages', 'COPY').flatMap(rest => /^(\w+)\/package\.json \w+\/$/.exec(rest)?.[1] ?? [])).toEqual(workspaces);
});

test('what is optional is not left out: the library that hashes passwords is native, and optional to npm', () => {
  expect(steps.filter(({ rest }) => rest.includes('--omit=optional'))).toEqual([]);
});
