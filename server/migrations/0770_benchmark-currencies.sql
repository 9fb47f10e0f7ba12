-- What a benchmark is made of by currency, from a day on: how much of it lies in each, which index has the return there in local currency,
-- and whether the currency is hedged. A version is replaced whole; what stood before stays readable as it was known.
create table benchmark_currency (
  organisation_id uuid not null,
  id bigint generated always as identity,
  benchmark_id uuid not null,
  from_day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  component_id uuid not null,
  weight_percent numeric(9, 4) not null check (weight_percent > 0 and weight_percent <= 100),
  hedged boolean not null default false,
  person_id uuid,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, benchmark_id) references entity on delete cascade,
  foreign key (organisation_id, component_id) references entity,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index benchmark_currency__currency__taken on benchmark_currency (organisation_id, benchmark_id, from_day, currency) where superseded_at is null;
create index on benchmark_currency (organisation_id, benchmark_id, from_day);
create index on benchmark_currency (organisation_id, component_id);
call lock_rows('benchmark_currency');
create trigger facts_are_kept before update or delete on benchmark_currency for each row execute function only_supersede();
