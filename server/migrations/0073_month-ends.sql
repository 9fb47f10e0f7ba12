-- Confirming and rewinding a month: who did it, and the runs that did the work. One run of an asset at a time.
alter table month_end add column populated_by uuid;

create table month_end_run (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  as_of date not null,
  kind text not null check (kind in ('populate', 'cancel')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  requested_by uuid not null,
  requested_in uuid not null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, asset_id) references asset on delete cascade
);
create unique index month_end_run_one_at_a_time on month_end_run (organisation_id, asset_id) where state in ('waiting', 'running');
create index on month_end_run (organisation_id, asset_id, requested_at desc);
call lock_rows('month_end_run');

-- How an organisation wants its months handled.
create table month_setting (
  organisation_id uuid primary key references organisation,
  second_person boolean not null default false,
  version integer not null default 1
);
call lock_rows('month_setting');
