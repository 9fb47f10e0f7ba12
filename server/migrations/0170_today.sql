-- A day belongs to a zone: a grant that starts today starts at midnight where its reader works, not where the database runs. An
-- organisation names its zone; the moment and the demo's day come from the server as parameters, so that there is one clock.
alter table organisation add column time_zone text not null default 'Asia/Tokyo'
  constraint organisation__time_zone__invalid check (
    time_zone ~ '^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)*$' and (timestamptz '2026-01-01 00:00Z' at time zone time_zone) is not null);

-- The same day as platform/today.ts says.
create function day_of(o organisation, at timestamptz, demo_day date) returns date language sql stable as $$
  select case when 'demo' = any (o.modules) then demo_day else (at at time zone o.time_zone)::date end
$$;

-- The functions of 0003 and 0030 with the moment as a parameter. Those without it stay until no older server asks for them.
create function organisation_profile(wanted uuid, at timestamptz, demo_day date) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'id', o.id, 'ref', o.ref, 'nameEn', o.name_en, 'nameJp', o.name_jp, 'type', o.type, 'modules', to_jsonb(o.modules), 'shell', o.shell,
      'timeZone', o.time_zone, 'brand', o.brand, 'allowedCidrs', to_jsonb(o.allowed_cidrs),
      'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type) order by p.type)
                            from organisation_package p where p.organisation_id = wanted), '[]'),
      'assets', coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'ownerId', a.organisation_id, 'type', a.type, 'nameEn', a.name_en, 'nameJp', a.name_jp,
                           'first', (select min(m.as_of) from month_end m
                                     where m.organisation_id = a.organisation_id and m.asset_id = a.id and m.populated_at is not null),
                           'latest', (select max(m.as_of) from month_end m
                                      where m.organisation_id = a.organisation_id and m.asset_id = a.id and m.populated_at is not null))
                         order by a.organisation_id <> wanted, a.organisation_id, a.position)
        from asset a
        -- Own assets and granted ones, each by its key: a look-up must cost the same whatever the number of organisations.
        where (a.organisation_id, a.id) in (
          select own.organisation_id, own.id from asset own where own.organisation_id = wanted
          union all
          select g.organisation_id, g.asset_id from access_grant g
          where g.grantee_id = wanted and g.role = 'consultant' and g.from_day <= day_of(o, at, demo_day)
            and (g.to_day is null or g.to_day >= day_of(o, at, demo_day)))), '[]'))
    from organisation o where o.id = wanted);
end $$;

create function organisation_state(wanted uuid, at timestamptz, demo_day date) returns table (state text) language sql stable as $$
  select o.stamp || coalesce((
    select string_agg(' ' || g.id || ':' || owner.stamp, '' order by g.id)
    from access_grant g join organisation owner on owner.id = g.organisation_id
    where g.grantee_id = wanted and g.role = 'consultant' and g.from_day <= day_of(o, at, demo_day)
      and (g.to_day is null or g.to_day >= day_of(o, at, demo_day))), '')
  from organisation o where o.id = wanted
$$;

create function sessions_of(hashes bytea[], at timestamptz, demo_day date) returns table (
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
    cross join lateral organisation_state(coalesce(s.impersonated_organisation_id, u.organisation_id), at, demo_day) acting
    left join lateral organisation_state(case when s.impersonated_organisation_id is not null then u.organisation_id end, at, demo_day) home on true
    where s.token_hash = any (hashes) and s.ended_at is null and u.disabled_at is null;
  perform set_config('app.platform', before, true);
end $$;

create function organisation_profiles(wanted uuid[], at timestamptz, demo_day date) returns table (organisation_id uuid, state text, profile jsonb)
language plpgsql volatile as $$
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select o.id, now_is.state, organisation_profile(o.id, at, demo_day)
    from organisation o cross join lateral organisation_state(o.id, at, demo_day) now_is where o.id = any (wanted);
  perform set_config('app.platform', before, true);
end $$;

create function session_of(hash bytea, at timestamptz, demo_day date) returns jsonb language plpgsql volatile as $$
declare
  answer jsonb;
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  select s.session || jsonb_build_object('organisation', organisation_profile(s.organisation_id, at, demo_day),
                                         'original', organisation_profile(s.original_id, at, demo_day))
  into answer from sessions_of(array[hash], at, demo_day) s;
  perform set_config('app.platform', before, true);
  return answer;
end $$;
