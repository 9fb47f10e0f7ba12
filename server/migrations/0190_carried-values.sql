-- A value carried over a month nobody reported says so: the month-end and the value it was carried from, and what flowed since. A flow that
-- was taken for nothing, because no notice of one had come, names the month-end alone.
alter table observation add column carried_from date;
alter table observation add column carried_value numeric;
alter table observation add column carried_flow numeric;
alter table observation add constraint observation_carried check
  ((carried_value is null) = (carried_flow is null) and (carried_value is null or carried_from is not null) and carried_from < as_of);
