import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { effectOf } from '#platform/migration-effects';
import { MIGRATIONS } from '#platform/places';

/** From here on migrations declare what they mean for the earlier release; for older ones there was no way back. */
const FIRST_BOUND = '0785';

test('every migration that takes away, renames or forbids says whether the earlier release goes on', () => {
  const silent = readdirSync(MIGRATIONS)
    .filter(name => name.endsWith('.sql') && name >= FIRST_BOUND)
    .map(name => ({ name, ...effectOf(readFileSync(join(MIGRATIONS, name), 'utf8')) }))
    .filter(({ risky, hasNote }) => risky.length > 0 && !hasNote)
    .map(
      ({ name, risky }) =>
        `${name} needs a line "-- the earlier release goes on: why" or "-- the earlier release stops: why" for: ${risky.join('; ')}`,
    );
  expect(silent).toEqual([]);
});

test.each([
  ['drop table thing'],
  ['alter table asset drop column name_en'],
  ['alter table asset rename column name_en to name'],
  ['alter table asset alter column ref type int using ref::int'],
  ['alter table asset alter name_en set not null'],
  ['alter table asset add column colour text not null'],
  ['alter table asset add constraint asset__ref__taken unique (ref)'],
  ['create unique index on asset (ref)'],
  ['create trigger t before insert on asset for each row execute function f()'],
  ['delete from asset where ref is null'],
  ['do $$ begin alter table asset drop column name_en; end $$'],
  ['alter type mood rename to feeling'],
])('risky: %s', statement => {
  expect(effectOf(`${statement};`)).toMatchObject({ isFitForEarlier: false, hasNote: false });
  expect(effectOf(`-- the earlier release goes on: nothing of it reads this.\n${statement};`).isFitForEarlier).toBe(true);
});

test('what only adds is fit; a note may say that it is not', () => {
  const adds = `create table thing (id int primary key, asset_id uuid); create unique index on thing (asset_id);
    alter table thing add constraint c check (id > 0); alter table asset add column colour text, add column size int not null default 0;
    create index on asset (colour); -- drop table asset;
    create function f() returns void language sql as $$ delete from thing $$; insert into thing select 1 where 'x' <> 'drop table asset;';`;
  expect(effectOf(adds)).toMatchObject({ isFitForEarlier: true, risky: [] });
  expect(effectOf(`-- the earlier release stops: it cannot read the new states.\n${adds}`).isFitForEarlier).toBe(false);
});
