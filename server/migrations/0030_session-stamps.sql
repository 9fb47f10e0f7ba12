-- What a request must know of its sender is read with every request, but the large part of it, the organisation with its packages,
-- assets, month-ends and grants, changes seldom. Each organisation therefore carries a stamp that every such change raises, whoever
-- makes it; a server may keep an organisation's profile for as long as the database answers the same state for it.
alter table organisation add column stamp bigint not null default 1;

create function keep_stamp() returns trigger language plpgsql as $$
begin
  new.stamp := old.stamp + 1; -- whatever the update says: a stamp only rises
  return new;
end $$;
create trigger keep_stamp before update on organisation for each row execute function keep_stamp();

create function stamp_organisations() returns trigger language plpgsql as $$
declare
  stamped bigint;
begin
  update organisation set stamp = stamp + 1 where id in (select organisation_id from changed);
  get diagnostics stamped = row_count;
  -- A change that left no stamp would be authority that stays when it was taken away: better no change at all.
  if stamped < (select count(distinct organisation_id) from changed) then
    raise exception 'a change of % could not be stamped', tg_table_name;
  end if;
  return null;
end $$;

-- Once for each statement, not for each row. An update may move a row to another organisation, so both ends are stamped.
create procedure stamp_changes(tenant_table regclass) language plpgsql as $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[
    ['inserted', 'insert', 'new'], ['deleted', 'delete', 'old'], ['updated_from', 'update', 'old'], ['updated_to', 'update', 'new']]
  loop
    execute format('create trigger stamp_%s after %s on %s referencing %s table as changed for each statement execute function stamp_organisations()',
                   watched[1], watched[2], tenant_table, watched[3]);
  end loop;
end $$;
call stamp_changes('organisation_package');
call stamp_changes('asset');
call stamp_changes('month_end');
call stamp_changes('access_grant');

-- An organisation's own stamp, and those of the owners whose assets it is granted today. A grant that begins, lapses, comes or goes
-- changes the list; whatever a granting owner changes raises its stamp. A table, because such a function is planned with its caller.
create function organisation_state(wanted uuid) returns table (state text) language sql stable as $$
  select o.stamp || coalesce((
    select string_agg(' ' || g.id || ':' || owner.stamp, '' order by g.id)
    from access_grant g join organisation owner on owner.id = g.organisation_id
    where g.grantee_id = wanted and g.role = 'consultant' and g.from_day <= current_date and (g.to_day is null or g.to_day >= current_date)), '')
  from organisation o where o.id = wanted
$$;

-- Many senders in one statement. The scope is widened for this look-up and put back, as in session_of.
create function sessions_of(hashes bytea[]) returns table (
  hash bytea, session jsonb, organisation_id uuid, organisation_state text, original_id uuid, original_state text)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select s.token_hash, jsonb_build_object(
      'sessionId', s.id, 'expiresAt', s.expires_at, 'seenAt', s.seen_at, 'impersonatedRole', s.impersonated_role,
      'user', jsonb_build_object('id', u.id, 'organisationId', u.organisation_id, 'email', u.email, 'name', u.name, 'title', u.title,
        'phoneNumber', u.phone_number, 'role', u.role, 'superuser', u.superuser, 'agreed', u.agreed_at is not null,
        'verified', u.verified_at is not null, 'passwordReset', u.password_reset, 'preferences', u.preferences),
      'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.ref, 'type', p.type) order by p.type)
                            from user_package p where (p.organisation_id, p.user_id) = (u.organisation_id, u.id)), '[]'),
      'unread', (select count(*) from notification n where (n.organisation_id, n.user_id) = (u.organisation_id, u.id) and n.read_at is null)),
      coalesce(s.impersonated_organisation_id, u.organisation_id), acting.state,
      case when s.impersonated_organisation_id is not null then u.organisation_id end, home.state
    from session s join app_user u on (u.organisation_id, u.id) = (s.organisation_id, s.user_id)
    cross join lateral organisation_state(coalesce(s.impersonated_organisation_id, u.organisation_id)) acting
    left join lateral organisation_state(case when s.impersonated_organisation_id is not null then u.organisation_id end) home on true
    where s.token_hash = any (hashes) and s.ended_at is null and u.disabled_at is null;
  perform set_config('app.platform', before, true);
end $$;

-- Profiles with the state they were read in: both by one statement, hence of one moment.
create function organisation_profiles(wanted uuid[]) returns table (organisation_id uuid, state text, profile jsonb)
language plpgsql volatile as $$
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select o.id, now_is.state, organisation_profile(o.id)
    from organisation o cross join lateral organisation_state(o.id) now_is where o.id = any (wanted);
  perform set_config('app.platform', before, true);
end $$;

-- The same telling for one sender inside a transaction, where nothing kept elsewhere may be used.
create or replace function session_of(hash bytea) returns jsonb language plpgsql volatile as $$
declare
  answer jsonb;
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  select s.session || jsonb_build_object('organisation', organisation_profile(s.organisation_id), 'original', organisation_profile(s.original_id))
  into answer from sessions_of(array[hash]) s;
  perform set_config('app.platform', before, true);
  return answer;
end $$;
