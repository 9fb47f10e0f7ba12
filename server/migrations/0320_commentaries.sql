-- What a manager says about a mandate's month beside its figures: a text, and the report as it sends it elsewhere, a PDF. Nothing is
-- overwritten: a later version closes the one before, so that a published report can be read with the words it was published with.
create table commentary (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  entity_id uuid not null,
  as_of date not null,
  version integer not null,
  body text not null check (char_length(body) <= 8192),
  file_name text check (char_length(file_name) between 1 and 255),
  file_key text,
  file_bytes integer check (file_bytes > 0),
  file_sha256 text check (char_length(file_sha256) = 64),
  author_organisation_id uuid not null references organisation,
  user_id uuid not null,
  user_name text not null,
  recorded_at timestamptz not null,
  superseded_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  unique (organisation_id, entity_id, as_of, version),
  foreign key (organisation_id, asset_id) references asset on delete cascade,
  foreign key (organisation_id, entity_id) references entity on delete cascade,
  constraint "commentary__body__tooManyVersions" check (version between 1 and 100),
  constraint commentary_file_whole check (num_nonnulls(file_name, file_key, file_bytes, file_sha256) in (0, 4)),
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index commentary_current on commentary (organisation_id, entity_id, as_of) where superseded_at is null;
create index on commentary (organisation_id, asset_id, as_of);
call lock_rows('commentary');
create trigger commentaries_are_kept before update on commentary for each row execute function only_supersede();

-- Later versions of a text keep the file of the one before: it is stored once.
create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
$$;
