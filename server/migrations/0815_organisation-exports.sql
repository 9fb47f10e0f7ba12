-- Everything an organisation has, taken out by its administrator as one archive: who asked, how far it is, what it came to. The archive goes
-- after some days; that it left is kept.
create table organisation_export (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  tables integer,
  rows bigint,
  files integer,
  missing_files integer,
  file_key text,
  file_name text,
  bytes bigint,
  sha256 text,
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organisation_id, id),
  unique (id)
);
create index on organisation_export (organisation_id, requested_at desc);
create unique index "organisation_export__name__alreadyOpen" on organisation_export (organisation_id) where state in ('waiting', 'running');
call lock_rows('organisation_export');
