-- A manager's file on its way to becoming facts. An import belongs to whoever uploaded it and names the organisation it is for, which may
-- read it too: facts must be traceable to the file by their owner.
create table import (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  owner_id uuid references organisation,
  kind text check (kind in ('accounts', 'benchmarks', 'corporations', 'fixedincome', 'funds', 'fxrates', 'holdings', 'instructions', 'mandates',
    'securities', 'securityprices')),
  kinds text[] not null default '{}',
  status text not null default 'created' check (status in ('created', 'preprocessed', 'processing', 'staged', 'validated', 'warning', 'error',
    'revalidated', 'approved')),
  -- Whether a clean result is the first one, or comes after a fix.
  rechecked boolean not null default false,
  refusal jsonb,
  as_of date,
  rows integer not null default 0,
  warnings integer not null default 0,
  errors integer not null default 0,
  ignored jsonb not null default '[]',
  file_no integer not null default 1,
  reason text check (char_length(reason) <= 1000),
  user_id uuid not null,
  user_name text not null,
  approved_by uuid,
  approved_by_name text,
  approved_at timestamptz,
  told integer,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  unique (id),
  check ((status = 'approved') = (approved_at is not null))
);
create index on import (organisation_id, created_at desc);
create index on import (owner_id, created_at desc);
create index on import (created_at desc);
call lock_rows('import');
create policy addressed_rows on import for select using (owner_id = current_organisation());

-- Every file an import was tried with; the newest counts. The content lies in the file store under its key.
create table import_file (
  organisation_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  name text not null check (char_length(name) between 1 and 255),
  key text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  user_name text not null,
  created_at timestamptz not null,
  primary key (organisation_id, import_id, file_no),
  foreign key (organisation_id, import_id) references import on delete cascade
);
create index on import_file (organisation_id, sha256);
call lock_rows('import_file');

create table import_sheet (
  organisation_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  sheet_no integer not null,
  name text not null,
  kind text not null,
  header_row integer not null,
  columns jsonb not null,
  primary key (organisation_id, import_id, file_no, sheet_no),
  foreign key (organisation_id, import_id, file_no) references import_file on delete cascade
);
call lock_rows('import_sheet');

-- Rows as understood, before anybody approved them.
create table import_row (
  organisation_id uuid not null,
  import_id uuid not null,
  file_no integer not null,
  sheet_no integer not null,
  row_no integer not null,
  cells jsonb not null,
  -- What stood in the file where a quick fix changed it.
  fixed jsonb,
  primary key (organisation_id, import_id, file_no, sheet_no, row_no),
  foreign key (organisation_id, import_id, file_no, sheet_no) references import_sheet on delete cascade
);
call lock_rows('import_row');

create table import_finding (
  organisation_id uuid not null,
  id bigint generated always as identity,
  import_id uuid not null,
  file_no integer not null,
  severity text not null check (severity in ('error', 'warning', 'info')),
  code text not null,
  sheet text not null,
  row_no integer,
  cell text,
  field text,
  value text,
  previous text,
  params jsonb not null default '{}',
  fix jsonb,
  primary key (organisation_id, id),
  foreign key (organisation_id, import_id, file_no) references import_file on delete cascade
);
create index on import_finding (organisation_id, import_id, file_no, severity);
call lock_rows('import_finding');

create table import_step (
  organisation_id uuid not null,
  id bigint generated always as identity,
  import_id uuid not null,
  status text not null,
  user_name text,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, import_id) references import on delete cascade
);
create index on import_step (organisation_id, import_id, id);
call lock_rows('import_step');

-- A fact's source may be a sheet of a file. The file may be another organisation's: a manager tells facts of its client.
alter table source add column import_organisation_id uuid;
alter table source add column import_id uuid;
alter table source add column sheet text;
alter table source add foreign key (import_organisation_id, import_id) references import;
create index on source (organisation_id, import_id);
