-- The terms of a mandate that figures and its form are read by, where they changed: each version holds from its day until the next begins.
-- The mandate itself keeps the terms it opened with, which hold until the first of these.
create table mandate_term (
  organisation_id uuid not null,
  entity_id uuid not null,
  from_day date not null,
  fiscal_year_start integer not null check (fiscal_year_start between 1 and 12),
  rate_method text not null,
  flow_timing text not null check (flow_timing in ('endOfDay', 'startOfDay')),
  fee_bps numeric(9, 4),
  primary key (organisation_id, entity_id, from_day),
  foreign key (organisation_id, entity_id) references mandate on delete cascade
);
call lock_rows('mandate_term');
call keep_versions('mandate_term', 'entity_id', 'from_day');
