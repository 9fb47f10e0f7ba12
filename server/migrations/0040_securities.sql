-- What can be held, what it costs and what currencies cost. A security is named once; what is known of it (rating, maturity, weight) is
-- told in versions like any other fact, so that an old statement can be read with the ratings of its day.
create table security (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  ref text not null check (char_length(ref) between 1 and 64),
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint security__ref__taken unique (organisation_id, ref)
);
call lock_rows('security');

create table security_version (
  organisation_id uuid not null,
  id bigint generated always as identity,
  security_id uuid not null,
  user_code text check (char_length(user_code) <= 64),
  isin text check (isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  type1 text not null check (char_length(type1) between 1 and 64),
  type2 text check (char_length(type2) <= 64),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  country text check (country ~ '^[A-Z]{2}$'),
  price_frequency text not null default 'monthly' check (price_frequency in ('irregularly', 'daily', 'weekly', 'monthly', 'quarterly')),
  rating text check (char_length(rating) <= 8),
  risk_weight_percent numeric check (risk_weight_percent >= 0),
  coupon_percent numeric,
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
create unique index security_version_current on security_version (organisation_id, security_id) where superseded_at is null;
create index on security_version (organisation_id, security_id, recorded_at);
create index on security_version (organisation_id, isin);
call lock_rows('security_version');
create trigger facts_are_kept before update or delete on security_version for each row execute function only_supersede();

create table price (
  organisation_id uuid not null,
  id bigint generated always as identity,
  security_id uuid not null,
  as_of date not null,
  price numeric not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, security_id) references security,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index price_current on price (organisation_id, security_id, as_of) where superseded_at is null;
create index on price (organisation_id, security_id, as_of, recorded_at);
call lock_rows('price');
create trigger facts_are_kept before update or delete on price for each row execute function only_supersede();

-- One unit of the base currency in the quote currency. Method says by whose rule it was fixed.
create table fx_rate (
  organisation_id uuid not null,
  id bigint generated always as identity,
  base text not null check (base ~ '^[A-Z]{3}$'),
  quote text not null check (quote ~ '^[A-Z]{3}$'),
  as_of date not null,
  tenor text not null check (tenor in ('spot', 'overnight', 'tomorrow', 'oneDay', 'twoDays', 'oneWeek', 'twoWeeks', 'threeWeeks',
    'oneMonth', 'twoMonths', 'threeMonths', 'fourMonths', 'fiveMonths', 'sixMonths', 'sevenMonths', 'eightMonths', 'nineMonths', 'tenMonths',
    'elevenMonths', 'twelveMonths', 'oneYear', 'twoYears', 'threeYears')),
  tenor_date date not null,
  method text not null check (method in ('TTM', 'TTM_BANK1', 'TTM_BANK2', 'TTM_BANK3', 'WMR', 'WMR_BANK1', 'WMR_BANK2', 'WMR_BANK3')),
  bid numeric check (bid > 0),
  mid numeric not null check (mid > 0),
  ask numeric check (ask > 0),
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, source_id) references source,
  check (base <> quote),
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index fx_rate_current on fx_rate (organisation_id, base, quote, method, tenor, as_of) where superseded_at is null;
create index on fx_rate (organisation_id, base, quote, method, tenor, as_of, recorded_at);
call lock_rows('fx_rate');
create trigger facts_are_kept before update or delete on fx_rate for each row execute function only_supersede();
