-- Whether a client lets its consultants name it in comparisons of managers across their clients. Every choice is kept; the last one holds, and
-- before the first nobody is named.
create table comparison_consent (
  organisation_id uuid not null references organisation,
  version integer not null check (version >= 1),
  is_named boolean not null,
  user_name text not null,
  recorded_at timestamptz not null,
  primary key (organisation_id, version)
);
call lock_rows('comparison_consent');

-- Managers a consultant compares again and again: one person's, or the whole consultancy's. Members lie in clients' assets, so they are named
-- by id only and looked up in what the reader may see.
create table manager_comparison (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  user_name text not null,
  is_shared boolean not null default false,
  name text not null check (char_length(name) between 1 and 255),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
create unique index manager_comparison__name__taken on manager_comparison (organisation_id, name, (case when is_shared then null else user_id end)) nulls not distinct;
call lock_rows('manager_comparison');

create table manager_comparison_member (
  organisation_id uuid not null,
  comparison_id uuid not null,
  position integer not null,
  asset_id uuid not null,
  entity_id uuid not null,
  primary key (organisation_id, comparison_id, entity_id),
  foreign key (organisation_id, comparison_id) references manager_comparison on delete cascade
);
call lock_rows('manager_comparison_member');
