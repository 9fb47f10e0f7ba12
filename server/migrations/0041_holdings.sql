-- What an account held on a day, line by line, as its manager or custodian reported it. Values in the account's own currency are told, not
-- worked out: a statement must foot to what was reported.
create table holding (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  security_id uuid not null,
  as_of date not null,
  units numeric not null,
  price numeric,
  price_date date,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  fx_rate numeric check (fx_rate > 0),
  market_value_local numeric not null,
  market_value numeric not null,
  book_value numeric,
  accrued numeric,
  duration numeric,
  quality text not null default 'valuated' check (quality in ('audited', 'valuated', 'estimated')),
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, security_id) references security,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index holding_current on holding (organisation_id, entity_id, as_of, security_id) where superseded_at is null;
create index on holding (organisation_id, entity_id, as_of, recorded_at);
create index on holding (organisation_id, security_id);
call lock_rows('holding');
create trigger facts_are_kept before update or delete on holding for each row execute function only_supersede();
