-- What is reported on, as far as the shell needs it: pools of money, their month-ends, and who else may see them.
create table asset (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  ref text not null,
  name_en text not null,
  name_jp text not null,
  type text not null check (type in ('portfolio', 'benchmark')),
  base_currency text not null default 'JPY' check (base_currency ~ '^[A-Z]{3}$'),
  position integer not null default 0,
  primary key (organisation_id, id),
  unique (id),
  constraint asset__ref__taken unique (organisation_id, ref)
);
call lock_rows('asset');

create table month_end (
  organisation_id uuid not null,
  asset_id uuid not null,
  as_of date not null check (as_of = (date_trunc('month', as_of) + interval '1 month - 1 day')::date),
  populated_at timestamptz,
  primary key (organisation_id, asset_id, as_of),
  foreign key (organisation_id, asset_id) references asset on delete cascade
);
call lock_rows('month_end');

-- Sight is data: which organisation sees which asset of the owner, as what, from when to when. Readable from both ends.
create table access_grant (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  grantee_id uuid not null references organisation,
  role text not null check (role in ('consultant', 'manager', 'trustee', 'masterTrustee', 'custodian', 'fundAdministrator', 'subAdvisor', 'investor')),
  from_day date not null,
  to_day date,
  primary key (organisation_id, id),
  foreign key (organisation_id, asset_id) references asset on delete cascade,
  constraint access_grant__to_day__order check (to_day is null or to_day >= from_day)
);
create index on access_grant (grantee_id);
alter table access_grant enable row level security;
alter table access_grant force row level security;
create policy own_rows on access_grant using (organisation_id = current_organisation() or is_platform());
create policy granted_rows on access_grant for select using (grantee_id = current_organisation());
