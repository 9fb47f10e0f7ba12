-- One statement answers every question a request asks about its sender: who, for which organisation, with which authority, now.
-- Nothing of it is cached, so a revoked role, module or grant is gone with the next request.
create function organisation_profile(wanted uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'id', o.id, 'ref', o.ref, 'nameEn', o.name_en, 'nameJp', o.name_jp, 'type', o.type, 'modules', to_jsonb(o.modules), 'shell', o.shell,
      'brand', o.brand, 'allowedCidrs', to_jsonb(o.allowed_cidrs),
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
          where g.grantee_id = wanted and g.role = 'consultant' and g.from_day <= current_date and (g.to_day is null or g.to_day >= current_date))), '[]'))
    from organisation o where o.id = wanted);
end $$;

-- The scope is widened for this one look-up and put back: a setting on the function itself would need a right that managed databases
-- do not give.
create function session_of(hash bytea) returns jsonb language plpgsql volatile as $$
declare
  answer jsonb;
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  select jsonb_build_object(
    'sessionId', s.id, 'expiresAt', s.expires_at, 'seenAt', s.seen_at, 'impersonatedRole', s.impersonated_role,
    'user', jsonb_build_object('id', u.id, 'organisationId', u.organisation_id, 'email', u.email, 'name', u.name, 'title', u.title,
      'phoneNumber', u.phone_number, 'role', u.role, 'superuser', u.superuser, 'agreed', u.agreed_at is not null,
      'verified', u.verified_at is not null, 'passwordReset', u.password_reset, 'preferences', u.preferences),
    'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.ref, 'type', p.type) order by p.type)
                          from user_package p where (p.organisation_id, p.user_id) = (u.organisation_id, u.id)), '[]'),
    'unread', (select count(*) from notification n where (n.organisation_id, n.user_id) = (u.organisation_id, u.id) and n.read_at is null),
    'organisation', organisation_profile(coalesce(s.impersonated_organisation_id, u.organisation_id)),
    'original', case when s.impersonated_organisation_id is not null then organisation_profile(u.organisation_id) end)
  into answer
  from session s join app_user u on (u.organisation_id, u.id) = (s.organisation_id, s.user_id)
  where s.token_hash = hash and s.ended_at is null and u.disabled_at is null;
  perform set_config('app.platform', before, true);
  return answer;
end $$;
