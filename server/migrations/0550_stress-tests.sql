-- What would be lost if: shocks on classes and factors, saved by whoever asked. A consultant of the asset's owner may be the one, so classes
-- are named by id only and looked up in the book its maker may see.
create table stress_test (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  version integer not null default 1,
  user_name text not null check (char_length(user_name) between 1 and 255),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (organisation_id, id),
  unique (id)
);
create unique index stress_test__name__taken on stress_test (organisation_id, asset_id, name) where removed_at is null;
call lock_rows('stress_test');

-- The target is a class's account by its id, or a factor by its code.
create table stress_shock (
  organisation_id uuid not null,
  stress_test_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('class', 'factor')),
  target text not null check (char_length(target) between 1 and 64),
  percent numeric not null check (percent between -100 and 999.9999 and percent <> 0),
  primary key (organisation_id, stress_test_id, kind, target),
  foreign key (organisation_id, stress_test_id) references stress_test on delete cascade
);
call lock_rows('stress_shock');
