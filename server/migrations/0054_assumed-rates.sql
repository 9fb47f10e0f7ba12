-- The yearly rate a fund's actuary counts on (予定利率), from a day on: what the year's return is held against.
create table assumed_rate (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  from_day date not null,
  rate_percent numeric(9, 4) not null check (rate_percent between -10 and 100),
  version integer not null default 1,
  primary key (organisation_id, id),
  constraint assumed_rate__fromDay__taken unique (organisation_id, asset_id, from_day),
  foreign key (organisation_id, asset_id) references asset on delete cascade
);
call lock_rows('assumed_rate');
