-- The papers of a committee, made from a published report of a whole asset. The asset may be another organisation's, seen by its grant, so
-- report and asset are named here and looked up anew when a pack is made and when a file of it is fetched.
create table committee_pack_template (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  title_en text not null check (char_length(title_en) <= 255),
  title_jp text not null check (char_length(title_jp) <= 255),
  subtitle_en text not null check (char_length(subtitle_en) <= 255),
  subtitle_jp text not null check (char_length(subtitle_jp) <= 255),
  language text not null check (language in ('jp', 'en', 'both')),
  sections text[] not null check (cardinality(sections) between 1 and 20),
  version integer not null default 1,
  user_name text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (organisation_id, id),
  unique (id)
);
create unique index committee_pack_template__name__taken on committee_pack_template (organisation_id, name) where removed_at is null;
call lock_rows('committee_pack_template');

create table committee_pack (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  asset_en text not null,
  asset_jp text not null,
  report_id uuid not null,
  as_of date not null,
  report_version integer not null,
  title_en text not null check (char_length(title_en) <= 255),
  title_jp text not null check (char_length(title_jp) <= 255),
  subtitle_en text not null check (char_length(subtitle_en) <= 255),
  subtitle_jp text not null check (char_length(subtitle_jp) <= 255),
  meeting_day date,
  language text not null check (language in ('jp', 'en', 'both')),
  sections text[] not null check (cardinality(sections) between 1 and 20),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  -- What the files say, in both languages, and its hash: written once, when the pack is done.
  content text,
  sha256 text,
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (organisation_id, id),
  unique (id)
);
create index on committee_pack (organisation_id, requested_at desc);
call lock_rows('committee_pack');

create function committee_packs_stay() returns trigger language plpgsql as $$
begin
  if old.state = 'done' then
    raise exception 'a finished pack is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger packs_stay before update on committee_pack for each row execute function committee_packs_stay();

create table committee_pack_file (
  organisation_id uuid not null,
  pack_id uuid not null,
  format text not null check (format in ('pdf', 'xlsx')),
  language text not null check (language in ('en', 'jp')),
  file_key text not null,
  file_name text not null,
  bytes integer not null check (bytes > 0),
  pages integer,
  primary key (organisation_id, pack_id, format, language),
  foreign key (organisation_id, pack_id) references committee_pack on delete cascade
);
call lock_rows('committee_pack_file');

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
$$;
