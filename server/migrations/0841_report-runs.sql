-- Runs that publish the reports of a populated opening history, month after month; each month is a transaction, so that a run goes on where
-- it was interrupted. All reports of a run show what was known when it was asked for.
create table report_run (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  as_of date not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null,
  failure text check (failure in ('notPopulated', 'secondPerson')),
  requested_by uuid not null,
  requester_name text not null check (char_length(requester_name) between 1 and 255),
  requested_in uuid not null,
  requested_at timestamptz not null,
  known_at timestamptz not null,
  finished_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, asset_id) references asset on delete cascade
);
create unique index report_run_one_at_a_time on report_run (organisation_id, asset_id) where state in ('waiting', 'running');
create index on report_run (organisation_id, asset_id, requested_at desc);
call lock_rows('report_run');
