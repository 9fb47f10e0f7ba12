-- Data taken out: what was asked for, by whom, how far the work is, and the file it became. The asset may be another organisation's, seen
-- by its grant, so it is named here and looked up anew when the file is made and when it is fetched.
create table data_export (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  asset_en text not null,
  asset_jp text not null,
  kind text not null check (kind in ('values', 'returns', 'holdings', 'returnMatrix')),
  scope text not null check (scope in ('mandates', 'classes', 'accounts', 'root', 'benchmarks')),
  from_month date not null,
  to_month date not null,
  format text not null check (format in ('xlsx', 'csv', 'csvShiftJis')),
  language text not null check (language in ('en', 'jp')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  rows integer,
  file_key text,
  file_name text,
  bytes integer,
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organisation_id, id),
  unique (id)
);
create index on data_export (organisation_id, requested_at desc);
call lock_rows('data_export');
