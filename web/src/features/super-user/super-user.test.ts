// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { onEnvironment, sharedUrl } from './copy-url';
import { noteOrganisation, recentOrganisations } from './recent-organisations';
import { badgeOf, isTracking, noteVisit, setTracking, withVisit, type RecentPage } from './recent-pages';

beforeEach(() => localStorage.clear());
const visit = (n: number) => ({ title: `Page ${n}`, url: `/owner/page${n}`, orgName: 'Fund', orgRef: 'FUND' });
const stored = () => JSON.parse(localStorage.getItem('recentPages') ?? '[]') as RecentPage[]; // what noteVisit wrote

describe('recent pages', () => {
  test('9.026 9.005 fifteen are kept, newest first', () => {
    for (let n = 1; n <= 16; n += 1) noteVisit(visit(n));
    expect(stored()).toHaveLength(15);
    expect(stored()[0]).toMatchObject({ title: 'Page 16', orgRef: 'FUND' });
    expect(stored().at(-1)?.title).toBe('Page 2');
  });
  test('a page visited again moves to the front; the same address elsewhere is another page', () => {
    const twice = [visit(1), visit(2), visit(1)].reduce<RecentPage[]>((pages, one, at) => withVisit(pages, one, at), []);
    expect(twice.map(({ title }) => title)).toEqual(['Page 1', 'Page 2']);
    expect(withVisit(twice, { ...visit(1), orgRef: 'OTHER' }, 9)).toHaveLength(3);
  });
  test('9.028 an address of 60 characters stays whole, one of 61 is cut', () => {
    const [short] = withVisit([], { ...visit(1), url: `/${'a'.repeat(59)}` }, 1);
    const [long] = withVisit([], { ...visit(1), url: `/${'a'.repeat(60)}` }, 1);
    expect(short?.shortUrl).toBe(short?.url);
    expect(long?.shortUrl).toHaveLength(61);
    expect(long?.shortUrl.endsWith('…')).toBe(true);
  });
  test('9.027 the badge says 9 for nine and 9+ above', () => expect([1, 9, 10, 15].map(badgeOf)).toEqual(['1', '9', '9+', '9+']));
  test('2.5.36 tracking is on by default; 2.5.35 2.5.37 9.006 off clears the list and keeps it empty', () => {
    expect(isTracking()).toBe(true);
    noteVisit(visit(1));
    setTracking(false);
    noteVisit(visit(2));
    expect(localStorage.getItem('trackingEnabled')).toBe('false');
    expect(stored()).toEqual([]);
  });
  test('what somebody else wrote into the storage is left out', () => {
    localStorage.setItem('recentPages', JSON.stringify([{ url: 'https://evil.example' }, 7, null]));
    noteVisit(visit(1));
    expect(stored().map(({ title }) => title)).toEqual(['Page 1']);
  });
});

describe('recent organisations', () => {
  test('4.064 4.065 4.066 9.011 9.025 four at most, newest first, none twice', () => {
    for (const id of ['a', 'b', 'c', 'd', 'b', 'e']) noteOrganisation({ id, name: id.toUpperCase() });
    expect(recentOrganisations().map(({ id }) => id)).toEqual(['e', 'b', 'd', 'c']);
  });
});

describe('addresses to share', () => {
  test('6.27 the super-user form names the organisation, the ordinary one does not', () => {
    expect(sharedUrl('http://h/owner/mandates?x=1', 'org1')).toBe('http://h/owner/mandates?x=1&organisationId=org1');
    expect(sharedUrl('http://h/owner/mandates?organisationId=old', null)).toBe('http://h/owner/mandates');
  });
  test('2.5.29 another environment shows the same page, where its address is known', () => {
    expect(onEnvironment('http://h/owner/mandates?x=1', 'https://staging.example')).toBe('https://staging.example/owner/mandates?x=1');
    expect(onEnvironment('http://h/owner', undefined)).toBeNull();
  });
});
