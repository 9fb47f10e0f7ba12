-- The vault of notices and reports: what a document is, of which day and whom it speaks, and the file it is. A document that was taken
-- out keeps its row, so that what once rested on it can still be told; its file goes.
create table document (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  type text not null check (type in ('PA_CASHFLOW', 'PA_DISTRIBUTION', 'PA_CONTRIBUTION', 'PA_FIN_STATEMENT', 'PA_INVEST_REPORT', 'PA_CAPITAL_ACC',
    'CORP_CFD', 'MMR_DOC', 'MF_PROSPECTUS')),
  name text not null check (char_length(name) between 1 and 255),
  as_of date,
  entity_id uuid,
  file_name text not null check (char_length(file_name) between 1 and 255),
  format text not null check (format in ('pdf', 'xlsx', 'png', 'jpg')),
  file_key text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (char_length(sha256) = 64),
  user_id uuid not null,
  user_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, entity_id) references entity on delete set null (entity_id)
);
create index on document (organisation_id, created_at desc) where removed_at is null;
create index on document (organisation_id, entity_id);
create unique index document__file__taken on document (organisation_id, sha256) where removed_at is null;
call lock_rows('document');
