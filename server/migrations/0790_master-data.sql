-- Workbooks of master data: what was sent, what is wrong with it, what applying it would do, and who applied it.
create table master_upload (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid,
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_key text not null,
  bytes bigint not null check (bytes > 0),
  status text not null check (status in ('refused', 'ready', 'applied', 'withdrawn')),
  findings jsonb not null default '[]',
  -- Row by row what is created, changed or left as it is; applying does this and nothing else.
  steps jsonb not null default '[]',
  -- Why, where published months read otherwise by it.
  reason text check (char_length(reason) <= 1000),
  user_id uuid not null,
  user_name text not null check (char_length(user_name) between 1 and 255),
  uploaded_at timestamptz not null default now(),
  decided_name text check (char_length(decided_name) between 1 and 255),
  decided_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, asset_id) references asset,
  check ((decided_at is null) = (status in ('refused', 'ready')))
);
create index on master_upload (organisation_id, uploaded_at desc);
call lock_rows('master_upload');

create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
       + coalesce((select sum(bytes) from instruction_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from research_article where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(bytes) from risk_upload where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from spc_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from committee_pack_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from master_upload where organisation_id = owner), 0)
$$;
