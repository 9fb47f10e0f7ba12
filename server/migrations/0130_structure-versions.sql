-- Structure on the second clock. The tables of structure go on holding what stands now and are written as before; whatever a row of them
-- said is kept beside them with the time it was recorded and the time it was superseded, so that any figure can be worked out again with
-- the tree, the weights and the terms as they were known at any time. What was there before this has no time: it counts as always known.

-- One transaction that changed structure: when, by whom, and why where a published period was changed.
-- append-only: structure_change
create table structure_change (
  organisation_id uuid not null references organisation,
  transaction bigint not null,
  at timestamptz not null,
  person text,
  reason text check (char_length(reason) <= 1000),
  primary key (organisation_id, transaction)
);
create index on structure_change (organisation_id, at);
call lock_rows('structure_change');
create trigger append_only before update or delete on structure_change for each row execute function refuse_change();
create trigger append_only_all before truncate on structure_change for each statement execute function refuse_change();

create table structure_version (
  organisation_id uuid not null references organisation,
  id bigint generated always as identity,
  source text not null,
  key text not null,
  content jsonb not null,
  recorded_at timestamptz not null,
  superseded_at timestamptz,
  primary key (organisation_id, id),
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index structure_version_current on structure_version (organisation_id, source, key) where superseded_at is null;
create index on structure_version (organisation_id, source, recorded_at);
create index on structure_version (organisation_id, recorded_at);
create index on structure_version (organisation_id, superseded_at);
call lock_rows('structure_version');
create trigger facts_are_kept before update or delete on structure_version for each row execute function only_supersede();

-- The time a change is recorded at: the application's own clock where it gave one, and one time for all a transaction does.
create function structure_time(owner uuid) returns timestamptz language plpgsql as $$
declare
  found timestamptz;
begin
  select at into found from structure_change where organisation_id = owner and transaction = pg_current_xact_id()::text::bigint;
  if found is null then
    insert into structure_change (organisation_id, transaction, at, person, reason) values (owner, pg_current_xact_id()::text::bigint,
      coalesce(nullif(current_setting('app.recorded_at', true), '')::timestamptz, now()), nullif(current_setting('app.person', true), ''),
      nullif(current_setting('app.reason', true), '')) returning at into found;
  end if;
  return found;
end $$;

-- Arguments: the columns that say which row it is, the organisation apart. What says nothing of structure is left out of the comparison.
create function keep_structure() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  owner uuid := coalesce(after, before) ->> 'organisation_id';
  at timestamptz;
begin
  if before - '{version,note}'::text[] = after - '{version,note}'::text[] then return null; end if;
  at := structure_time(owner);
  if before is not null then
    update structure_version v set superseded_at = greatest(at, v.recorded_at) where v.organisation_id = owner and v.source = tg_table_name
      and v.key = (select string_agg(before ->> name, ' ') from unnest(tg_argv) name) and v.superseded_at is null;
  end if;
  if after is not null then
    insert into structure_version (organisation_id, source, key, content, recorded_at)
    values (owner, tg_table_name, (select string_agg(after ->> name, ' ') from unnest(tg_argv) name), after, at);
  end if;
  return null;
end $$;

create procedure keep_versions(kept regclass, variadic columns text[]) language plpgsql as $$
begin
  execute format('create trigger structure_is_kept after insert or update or delete on %s for each row execute function keep_structure(%s)',
    kept, (select string_agg(quote_literal(name), ', ') from unnest(columns) name));
  execute format('insert into structure_version (organisation_id, source, key, content, recorded_at)
    select t.organisation_id, %L, concat_ws('' '', %s), to_jsonb(t), ''-infinity'' from %s t',
    kept::text, (select string_agg(format('t.%I', name), ', ') from unnest(columns) name), kept);
end $$;

select set_config('app.platform', 'on', true);
call keep_versions('entity', 'id');
call keep_versions('entity_link', 'child_id', 'from_day');
call keep_versions('category', 'id');
call keep_versions('category_member', 'category_id', 'entity_id');
call keep_versions('mandate', 'entity_id');
call keep_versions('party', 'id');
call keep_versions('benchmark', 'entity_id');
call keep_versions('benchmark_part', 'benchmark_id', 'from_day', 'component_id');
call keep_versions('benchmark_assignment', 'entity_id', 'benchmark_id', 'from_day');
call keep_versions('policy_weight', 'asset_id', 'from_day', 'category_id');
call keep_versions('assumed_rate', 'id');
call keep_versions('package', 'id');
call keep_versions('package_assignment', 'id');
select set_config('app.platform', '', true);
