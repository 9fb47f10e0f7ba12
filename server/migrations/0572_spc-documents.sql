-- Papers of a company: contracts, registry extracts, tax returns. The bank's own files stand in spc_statement.
create table spc_document (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  spc_id uuid not null,
  kind text not null check (kind in ('contract', 'registry', 'taxReturn', 'accounts', 'minutes', 'other')),
  name text not null check (char_length(name) between 1 and 255),
  file_key text,
  bytes bigint not null check (bytes > 0),
  user_id uuid not null,
  user_name text not null,
  uploaded_at timestamptz not null,
  removed_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, spc_id) references spc,
  check ((file_key is null) = (removed_at is not null))
);
create index on spc_document (organisation_id, spc_id, uploaded_at desc);
call lock_rows('spc_document');

create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
       + coalesce((select sum(bytes) from instruction_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from research_article where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(bytes) from risk_upload where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from spc_document where organisation_id = owner and removed_at is null), 0)
$$;
