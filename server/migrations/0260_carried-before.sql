-- Values carried at month-end before they said so themselves read as reports: coverage counted them, their age began anew each month, and a
-- later carry took them for the last report. Their source names them. What they were carried from is the newest report known when they were
-- recorded; what flowed since is what they differ by. The facts themselves stay as they are: only what they rest on is written down, which the
-- guard against changed facts would refuse like any other change.
select set_config('app.platform', 'on', true);
alter table observation disable trigger facts_are_kept;

create temporary table carried_before on commit drop as
select o.organisation_id, o.id, o.entity_id, o.measure, o.as_of, o.value, o.recorded_at
from observation o join source s on (s.organisation_id, s.id) = (o.organisation_id, o.source_id)
where s.kind = 'calculation' and s.label_en = 'Carried at month-end: last value plus flows' and o.quality = 'estimated' and o.carried_from is null;

update observation o
set carried_from = last.as_of,
  carried_value = case when c.measure = 'marketValue' then last.value end,
  carried_flow = case when c.measure = 'marketValue' then c.value - last.value end,
  valued_on = case when c.measure = 'marketValue' then coalesce(o.valued_on, last.valued_on, last.as_of) else o.valued_on end
from carried_before c
cross join lateral (
  select r.as_of, r.value, r.valued_on from observation r
  where (r.organisation_id, r.entity_id) = (c.organisation_id, c.entity_id) and r.measure = 'marketValue' and r.as_of < c.as_of
    and r.recorded_at <= c.recorded_at and (r.superseded_at is null or r.superseded_at > c.recorded_at) and r.carried_from is null
    and not exists (select from carried_before other where (other.organisation_id, other.id) = (r.organisation_id, r.id))
  order by r.as_of desc limit 1) last
where (o.organisation_id, o.id) = (c.organisation_id, c.id);

drop table carried_before;
alter table observation enable trigger facts_are_kept;
select set_config('app.platform', '', true);
