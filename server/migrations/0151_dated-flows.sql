-- Money into and out of an account on its day: several in a month, each a fact with both clocks. What a month has without a day stands
-- beside them without one; together they are the month's flow. `value_before` is what the account was worth before the flow.
create table dated_flow (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  as_of date not null,
  day date,
  amount numeric not null,
  value_before numeric,
  source_id uuid not null,
  place text,
  cells jsonb,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (day between date_trunc('month', as_of) and as_of),
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index dated_flow_current on dated_flow (organisation_id, entity_id, as_of, day) nulls not distinct where superseded_at is null;
create index on dated_flow (organisation_id, entity_id, as_of, recorded_at);
call lock_rows('dated_flow');
create trigger facts_are_kept before update or delete on dated_flow for each row execute function only_supersede();
