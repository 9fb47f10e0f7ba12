-- What some datasets are kept in: bond attributes by month, the directory of corporations, and instructions as they are received.
create table fixed_income (
  organisation_id uuid not null,
  id bigint generated always as identity,
  security_id uuid not null,
  as_of date not null,
  duration numeric not null check (duration >= 0),
  modified_duration numeric,
  convexity numeric,
  yield numeric,
  rating text check (char_length(rating) <= 16),
  maturity_date date,
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, security_id) references security,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index fixed_income_current on fixed_income (organisation_id, security_id, as_of) where superseded_at is null;
create index on fixed_income (organisation_id, security_id, as_of, recorded_at);
call lock_rows('fixed_income');
create trigger facts_are_kept before update or delete on fixed_income for each row execute function only_supersede();

create table corporation (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  ref text not null check (char_length(ref) between 1 and 64),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  type text not null check (type in ('corporation', 'llc', 'tmk', 'association', 'partnership')),
  number text check (number ~ '^[0-9]{13}$'),
  fiscal_month integer check (fiscal_month between 1 and 12),
  established_on date,
  address text check (char_length(address) <= 512),
  source_id uuid,
  place text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint corporation__ref__taken unique (organisation_id, ref),
  foreign key (organisation_id, source_id) references source
);
call lock_rows('corporation');

create table instruction (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ref text not null check (char_length(ref) between 1 and 64),
  entity_id uuid not null,
  category text not null check (category in ('Cash Transfer', 'Fee', 'Private Asset', 'Fund', 'FX Forward', 'Receipt')),
  type text not null check (char_length(type) <= 255),
  status text not null default 'preliminary' check (status in ('preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled', 'invalid')),
  from_name text check (char_length(from_name) <= 255),
  to_name text check (char_length(to_name) <= 255),
  trustee text check (char_length(trustee) <= 255),
  trustee_ref text check (char_length(trustee_ref) <= 64),
  security_name text check (char_length(security_name) <= 255),
  trade_date date not null,
  settlement_date date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null,
  rate numeric check (rate > 0),
  comment text check (char_length(comment) <= 512),
  source_id uuid,
  place text,
  created_by uuid not null,
  updated_by uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint instruction__ref__taken unique (organisation_id, ref),
  constraint "instruction__settlement_date__settlementBeforeTrade" check (settlement_date >= trade_date),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source
);
create index on instruction (organisation_id, entity_id);
create index on instruction (organisation_id, settlement_date);
call lock_rows('instruction');
