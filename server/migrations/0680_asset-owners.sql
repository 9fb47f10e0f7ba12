-- A consultant chooses among several clients' assets, so an organisation's profile says whose each one is.
create or replace function organisation_profile(wanted uuid, at timestamptz, demo_day date) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'id', o.id, 'ref', o.ref, 'nameEn', o.name_en, 'nameJp', o.name_jp, 'type', o.type, 'modules', to_jsonb(o.modules), 'shell', o.shell,
      'timeZone', o.time_zone, 'brand', o.brand, 'allowedCidrs', to_jsonb(o.allowed_cidrs),
      'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type) order by p.type)
                            from organisation_package p where p.organisation_id = wanted), '[]'),
      'assets', coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'ownerId', a.organisation_id, 'ownerEn', w.name_en, 'ownerJp', w.name_jp, 'type', a.type, 'nameEn', a.name_en, 'nameJp', a.name_jp,
                           'first', (select min(m.as_of) from month_end m
                                     where m.organisation_id = a.organisation_id and m.asset_id = a.id and m.populated_at is not null),
                           'latest', (select max(m.as_of) from month_end m
                                      where m.organisation_id = a.organisation_id and m.asset_id = a.id and m.populated_at is not null),
                           'holdsFunds', exists (
                             select from commitment c join entity e on (e.organisation_id, e.id) = (c.organisation_id, c.entity_id)
                             where c.organisation_id = a.organisation_id and c.superseded_at is null and e.asset_id = a.id))
                         order by a.organisation_id <> wanted, a.organisation_id, a.position)
        from asset a join organisation w on w.id = a.organisation_id
        -- Own assets and granted ones, each by its key: a look-up must cost the same whatever the number of organisations.
        where (a.organisation_id, a.id) in (
          select own.organisation_id, own.id from asset own where own.organisation_id = wanted
          union all
          select g.organisation_id, g.asset_id from access_grant g
          where g.grantee_id = wanted and g.role = 'consultant' and g.from_day <= day_of(o, at, demo_day)
            and (g.to_day is null or g.to_day >= day_of(o, at, demo_day)))), '[]'))
    from organisation o where o.id = wanted);
end $$;
