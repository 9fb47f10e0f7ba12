-- What the platform was told. A fact is never overwritten: it has the day it is about and the moment we learned it; a correction adds
-- a row and closes the old one, so that any figure can be worked out again as it was known at any time.
create table source (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('import', 'document', 'person', 'calculation', 'generator')),
  label_en text not null,
  label_jp text not null,
  person_id uuid,
  approved_by uuid,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id)
);
call lock_rows('source');

create table observation (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  measure text not null check (measure in ('marketValue', 'flow', 'return', 'grossReturn', 'reportedReturn', 'income', 'fee', 'accrued')),
  as_of date not null,
  value numeric not null,
  quality text not null default 'valuated' check (quality in ('audited', 'valuated', 'estimated')),
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index observation_current on observation (organisation_id, entity_id, measure, as_of) where superseded_at is null;
create index on observation (organisation_id, entity_id, measure, as_of, recorded_at);
call lock_rows('observation');

-- A recorded fact may be closed once and never changed otherwise.
create function only_supersede() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'facts are kept'; end if;
  if old.superseded_at is not null or to_jsonb(new) - 'superseded_at' <> to_jsonb(old) - 'superseded_at' then
    raise exception 'facts are corrected by new facts';
  end if;
  return new;
end $$;
create trigger facts_are_kept before update or delete on observation for each row execute function only_supersede();

-- Counts what was told about an asset, so that anything worked out from it knows when it is stale.
create table book_version (
  organisation_id uuid not null,
  asset_id uuid not null,
  version bigint not null default 1,
  primary key (organisation_id, asset_id),
  foreign key (organisation_id, asset_id) references asset on delete cascade
);
call lock_rows('book_version');
