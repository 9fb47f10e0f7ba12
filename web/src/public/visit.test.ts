import { describe, expect, test } from 'vitest';
import { isSignedIn, nextStep, type Step, type Visit } from './visit';

const NOW = Date.parse('2026-11-10T00:00:00Z');
const stranger: Visit = { path: '/', asked: null, shown: 'en', stored: null, token: null, browser: 'en-GB', now: NOW };
const session = (expiresAt: string | null) => JSON.stringify({ value: 'abc', expiresAt });

const STAY: Step = { kind: 'stay' };
const to = (address: string): Step => ({ kind: 'replace', address });

describe('the language of the landing page', () => {
  test.each<[string, Partial<Visit>, Step]>([
    ['2.1.06 / stays where it is', {}, STAY],
    ['2.1.07 /en in an English browser stays', { path: '/en' }, STAY],
    ['2.1.08 /jp in a Japanese browser stays', { path: '/jp', shown: 'jp', browser: 'ja-JP' }, STAY],
    ['2.1.09 /ja in a Japanese browser stays', { path: '/ja', shown: 'jp', browser: 'ja' }, STAY],
    ['2.1.13 /en in a Japanese browser goes to /jp', { path: '/en', browser: 'ja-JP' }, to('/jp')],
    ['2.1.13 /jp in an English browser goes to /en', { path: '/jp', shown: 'jp' }, to('/en')],
    ['2.1.13 /ja in an English browser goes to /en', { path: '/ja', shown: 'jp' }, to('/en')],
    ['2.1.14 no loop: ja and jp are one language', { path: '/jp', shown: 'jp', browser: 'ja' }, STAY],
    ['2.1.14 no loop: a stored ja is jp', { path: '/jp', shown: 'jp', stored: 'ja' }, STAY],
    ['2.1.13 the choice made earlier wins over the browser', { path: '/en', stored: 'en', browser: 'ja-JP' }, STAY],
    ['2.1.13 the choice made earlier moves the path', { path: '/en', stored: 'jp' }, to('/jp')],
    ['2.1.13 an unsupported browser language is English', { path: '/jp', shown: 'jp', browser: 'fr-FR' }, to('/en')],
    ['2.1.06 / with another choice stored comes again in it', { stored: 'jp' }, to('/?language=jp')],
    ['2.1.06 / then has its own address again', { stored: 'jp', asked: 'jp', shown: 'jp' }, { kind: 'rename', address: '/' }],
    ['2.1.10 /en/anything is not ours', { path: '/en/anything', browser: 'ja' }, STAY],
    ['2.1.11 /fr is not ours', { path: '/fr', browser: 'ja' }, STAY],
  ])('%s', (_, visit, step) => expect(nextStep({ ...stranger, ...visit })).toEqual(step));
});

describe('the language of the other pages', () => {
  test.each<[string, Partial<Visit>, Step]>([
    ['2.1.35 /privacy comes again in the stored jp', { path: '/privacy', stored: 'jp' }, to('/privacy?language=jp')],
    ['2.1.36 /privacy in the right language stays', { path: '/privacy', stored: 'en', browser: 'ja' }, STAY],
    ['a link in the other language is shown as sent', { path: '/privacy', asked: 'jp', shown: 'jp' }, STAY],
    ['2.1.37 /terms follows too, for its frame', { path: '/terms', browser: 'ja-JP' }, to('/terms?language=jp')],
  ])('%s', (_, visit, step) => expect(nextStep({ ...stranger, ...visit })).toEqual(step));

  test('every step of a chain ends: no address leads back to itself', () => {
    for (const stored of [null, 'en', 'jp', 'ja', 'fr'])
      for (const browser of ['en', 'ja-JP', 'fr'])
        for (const path of ['/', '/en', '/jp', '/ja', '/privacy', '/terms', '/contact'])
          expect(stepsFrom({ ...stranger, path, stored, browser, shown: path === '/jp' || path === '/ja' ? 'jp' : 'en' })).toBeLessThan(3);
  });
});

describe('2.1.12 whoever is signed in', () => {
  test.each(['/', '/en', '/jp', '/ja'])('is led from %s to the app', path => {
    expect(nextStep({ ...stranger, path, token: session('2026-11-10T01:00:00Z') })).toEqual({ kind: 'app' });
  });
  test.each(['/privacy', '/terms', '/contact'])('reads %s', path => {
    expect(nextStep({ ...stranger, path, token: session(null) })).toEqual(STAY);
  });
  test.each([
    ['nothing', null, false],
    ['an empty string', '', false],
    ['a session that goes on', session('2026-11-10T00:00:01Z'), true],
    ['a session that ended this moment', session('2026-11-10T00:00:00Z'), false],
    ['a session without an end yet', session(null), true],
    ['a bare token', 'abc', true],
    ['broken JSON', '{"value":', false],
    ['JSON without a token', '{}', false],
  ])('%s', (_, token, expected) => expect(isSignedIn(token, NOW)).toBe(expected));
});

/** Follows redirects as a browser would, with a server that answers in the requested language. */
function stepsFrom(visit: Visit, taken = 0): number {
  const step = nextStep(visit);
  if (step.kind !== 'replace' || taken > 5) return taken;
  const { pathname, searchParams } = new URL(step.address, 'http://localhost');
  const asked = searchParams.get('language');
  return stepsFrom({ ...visit, path: pathname, asked, shown: /jp/.test(step.address) ? 'jp' : 'en' }, taken + 1);
}
