-- A mandate opened without a class hung nowhere until 7.52.0, so its money was missing from the total. It is put where one opened today is:
-- under the total, from its opening on. One that was given a class since is left as it is: when it came under it, its owner said.
select set_config('app.platform', 'on', true);
select set_config('app.reason', 'Opened without a class: it is part of the total', true);

create temporary table hung_nowhere on commit drop as
select m.organisation_id, m.entity_id, e.asset_id, m.opened_date, total.id as total_id
from mandate m
join entity e on (e.organisation_id, e.id) = (m.organisation_id, m.entity_id)
join lateral (
  select t.id from entity t where t.organisation_id = e.organisation_id and t.asset_id = e.asset_id and t.type = 'total' limit 1) total on true
where e.type = 'mandate'
  and not exists (select from entity_link l where l.organisation_id = m.organisation_id and l.child_id = m.entity_id)
  and not exists (select from entity_link l where l.organisation_id = m.organisation_id and l.parent_id = m.entity_id and l.child_id = total.id);

insert into entity_link (organisation_id, child_id, parent_id, from_day)
select organisation_id, entity_id, total_id, opened_date from hung_nowhere;

-- Books that were read before are read anew.
update book_version v set version = v.version + 1, structure = v.structure + 1
where (v.organisation_id, v.asset_id) in (select organisation_id, asset_id from hung_nowhere);

drop table pg_temp.hung_nowhere;
select set_config('app.reason', '', true);
select set_config('app.platform', '', true);
