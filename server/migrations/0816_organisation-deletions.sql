-- Organisations that have left: who asked for the deletion, who else agreed, how far it is, and the certificate of what was deleted. The
-- register belongs to the platform and outlives the organisation, so nothing refers to it.
-- the earlier release goes on: it never deletes an organisation, and everything it may not delete stays refused to it
create table organisation_deletion (
  id uuid primary key default gen_random_uuid(),
  departed_id uuid not null,
  ref text not null,
  name_en text not null,
  name_jp text not null,
  export_sha256 text not null,
  exported_at timestamptz not null,
  backups_until date not null,
  state text not null default 'requested' check (state in ('requested', 'running', 'done', 'withdrawn')),
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamptz not null,
  approved_by uuid,
  approver_name text,
  approved_at timestamptz,
  -- Rows by table as the deletion began, and the files it found; null until it has counted them.
  counts jsonb,
  files integer,
  done integer not null default 0,
  total integer not null default 0,
  certificate text,
  finished_at timestamptz,
  version integer not null default 1,
  check (approved_by <> requested_by),
  check (state not in ('running', 'done') or approved_at is not null)
);
create unique index "organisation_deletion__ref__alreadyOpen" on organisation_deletion (departed_id) where state in ('requested', 'running');
alter table organisation_deletion enable row level security;
alter table organisation_deletion force row level security;
create policy platform_only on organisation_deletion using (is_platform());

-- True while two people's decision to delete an organisation is carried out, for who works above all organisations.
create function is_departing(organisation uuid) returns boolean language sql stable as
$$ select is_platform() and exists (select from organisation_deletion d where d.departed_id = organisation and d.state = 'running') $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_departing((to_jsonb(old) ->> 'organisation_id')::uuid) then return old; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace function only_supersede() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_departing((to_jsonb(old) ->> 'organisation_id')::uuid) then return old; end if;
    raise exception 'facts are kept';
  end if;
  if old.superseded_at is not null or to_jsonb(new) - 'superseded_at' <> to_jsonb(old) - 'superseded_at' then
    raise exception 'facts are corrected by new facts';
  end if;
  return new;
end $$;

-- Some rows of a departing organisation, as the tables' owner: the app's role may not delete what only grows. Answers how many went, or -1
-- while rows elsewhere still refer to them.
create function delete_departed(target regclass, organisation uuid, most integer, kept_column name, kept uuid[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  if not is_departing(organisation) then raise exception 'organisation % is not being deleted', organisation using errcode = 'insufficient_privilege'; end if;
  execute format(
    'delete from %1$s where ctid = any(array(select ctid from %1$s where organisation_id = $1%2$s limit $2))',
    target, case when kept_column is null then '' else format(' and %I <> all($3)', kept_column) end)
    using organisation, most, kept;
  get diagnostics gone = row_count;
  return gone;
exception when foreign_key_violation then
  return -1;
end $$;
