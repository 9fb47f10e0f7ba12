import { isComplexEnough } from '@hakaru/contract/passwords';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#testing/house';
import { demoId } from './demo-id';
import { demoOrganisations } from './organisations';
import { demoPeople } from './people';
import { plantDemo } from './plant';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const count = async (from: string) => Number((await house.sql(`select count(*) as n from ${from}`))[0]?.['n']);

test('ten organisations and eighteen people, each holding the demo module, each password within the rule', async () => {
  expect(demoOrganisations).toHaveLength(10);
  expect(demoPeople).toHaveLength(18);
  expect(await count(`organisation where 'demo' = any(modules)`)).toBe(10);
  expect(await count('app_user')).toBe(18);
  expect(demoPeople.filter(({ password }) => !isComplexEnough(password))).toEqual([]);
});

test('assets, month-ends, grants, notices and sign-ins', async () => {
  expect(await count('asset')).toBe(3);
  expect(await count('month_end')).toBe(360);
  const [ends] = await house.sql(
    'select min(as_of) as first, max(as_of) as last, max(as_of) filter (where populated_at is not null) as populated from month_end',
  );
  expect(ends).toEqual({ first: '2016-11-30', last: '2026-10-31', populated: '2026-09-30' });
  expect(await count(`access_grant where role = 'consultant' and entity_id is null`)).toBe(3);
  expect(await count('notification where read_at is null')).toBe(12);
  expect(await count('login_history')).toBe(200);
});

test('flags as the demo needs them', async () => {
  const flagged = async (where: string) =>
    (await house.sql(`select email from app_user where ${where} order by email`)).map(({ email }) => String(email));
  expect(await flagged('superuser')).toEqual(['super@platform.example']);
  expect(await flagged('password_reset')).toEqual(['reset@hoshikawa.example']);
  expect(await flagged('agreed_at is null')).toEqual(['new@tsubaki.example']);
  expect(await flagged('verified_at is null')).toEqual(['unverified@kaede.example']);
  expect(await flagged('sso')).toEqual(['sso@marlowe.example']);
  expect(await flagged('not exists (select from user_package p where p.user_id = app_user.id)')).toEqual([
    'super@platform.example',
    'user@shirasagi.example',
  ]);
});

test('ids are the same on every machine, and planting again plants nothing', async () => {
  expect(demoId('HOSHI')).toBe('dad87de0-e1f4-5dee-b347-7d25b0ec0f2f');
  const [row] = await house.sql(`select id from organisation where ref = 'HOSHI'`);
  expect(row?.['id']).toBe(demoId('HOSHI'));
  expect(await plantDemo(house.app)).toBe(false);
  expect(await count('organisation')).toBe(10);
});
