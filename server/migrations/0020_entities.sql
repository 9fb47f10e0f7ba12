-- What is reported on: the nodes of an asset's tree, their contracts, the series they are measured against, and the classes that cut
-- across them. Names of constraints say which field they speak for.
create table entity (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  ref text not null check (char_length(ref) between 1 and 64),
  kind text not null check (kind in ('account', 'benchmark', 'custodial', 'fund', 'mandate')),
  type text not null check (type in ('bank', 'clientPaidOut', 'clientPrincipal', 'composite', 'container', 'corporation', 'firm', 'fund', 'fx',
    'investment', 'mandate', 'market', 'mvWeightedAverage', 'pme', 'policyWeightedAverage', 'portfolioCompany', 'privateAsset', 'property',
    'security', 'spliced', 'subMandate', 'subtotal', 'summary', 'total', 'trustee', 'virtual')),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  short_name text check (char_length(short_name) <= 45),
  currency text not null default 'JPY' check (currency ~ '^[A-Z]{3}$'),
  fund_type text check (fund_type in ('commingledFund', 'direct', 'etf', 'fundOfFunds', 'investmentTrust', 'limitedPartnetships', 'mutualFund', 'separateAccount')),
  position integer not null default 0,
  note text check (char_length(note) <= 8192),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint entity__ref__taken unique (organisation_id, ref),
  foreign key (organisation_id, asset_id) references asset
);
create index on entity (organisation_id, asset_id, kind);
call lock_rows('entity');

-- One parent at a time: a link ends before the next begins.
create table entity_link (
  organisation_id uuid not null,
  child_id uuid not null,
  parent_id uuid not null,
  from_day date not null,
  to_day date,
  primary key (organisation_id, child_id, from_day),
  foreign key (organisation_id, child_id) references entity on delete cascade,
  foreign key (organisation_id, parent_id) references entity on delete cascade,
  check (child_id <> parent_id),
  check (to_day is null or to_day >= from_day)
);
create index on entity_link (organisation_id, parent_id);
call lock_rows('entity_link');

create table category (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  parent_id uuid,
  kind text not null check (kind in ('archived', 'benchmark', 'client', 'fund', 'portfolio')),
  axis text not null default 'class' check (axis in ('class', 'x', 'y')),
  ref text not null,
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  colour integer not null default 8 check (colour between 1 and 8),
  position integer not null default 0,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint category__name__duplicateCategory unique (organisation_id, asset_id, axis, name_en),
  foreign key (organisation_id, asset_id) references asset,
  foreign key (organisation_id, parent_id) references category
);
call lock_rows('category');

create table category_member (
  organisation_id uuid not null,
  category_id uuid not null,
  entity_id uuid not null,
  primary key (organisation_id, category_id, entity_id),
  foreign key (organisation_id, category_id) references category on delete cascade,
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
create index on category_member (organisation_id, entity_id);
call lock_rows('category_member');

-- The contract of a mandate or sub-mandate.
create table mandate (
  organisation_id uuid not null,
  entity_id uuid not null,
  style text,
  opened_date date not null,
  reporting_start_date date,
  reporting_end_date date,
  performance_inception_date date,
  performance_closed_date date,
  termination_date date,
  fiscal_year_start integer not null default 6 check (fiscal_year_start between 1 and 12),
  rate_method text not null default 'WMR',
  flow_timing text not null default 'endOfDay' check (flow_timing in ('endOfDay', 'startOfDay')),
  fee_bps numeric(9, 4),
  is_private boolean not null default false,
  primary key (organisation_id, entity_id),
  foreign key (organisation_id, entity_id) references entity on delete cascade,
  constraint mandate__reporting_start_date__beforeOpened check (reporting_start_date >= opened_date),
  constraint mandate__performance_inception_date__inceptionBeforeOpened check (performance_inception_date >= opened_date),
  constraint mandate__performance_closed_date__closedBeforeInception check (performance_closed_date >= performance_inception_date),
  constraint mandate__termination_date__terminationBeforeInception check (termination_date >= performance_inception_date),
  constraint mandate__termination_date__terminationBeforeReportingEnd check (termination_date >= reporting_end_date)
);
call lock_rows('mandate');

create table party (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  role text not null check (role in ('custodian', 'fundAdministrator', 'investor', 'manager', 'masterTrustee', 'subAdvisor', 'trustee')),
  party_organisation_id uuid references organisation,
  name_en text not null,
  name_jp text not null,
  from_day date not null,
  to_day date,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity on delete cascade,
  check (to_day is null or to_day >= from_day)
);
create index on party (organisation_id, entity_id);
call lock_rows('party');

create table benchmark (
  organisation_id uuid not null,
  entity_id uuid not null,
  rebalance text not null default 'monthly' check (rebalance in ('monthly', 'quarterly', 'annual', 'onChange', 'never')),
  spread_percent numeric(9, 4) not null default 0,
  primary key (organisation_id, entity_id),
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
call lock_rows('benchmark');

-- Dated versions of what a built benchmark is made of; a version holds until the next one begins.
create table benchmark_part (
  organisation_id uuid not null,
  benchmark_id uuid not null,
  from_day date not null,
  component_id uuid not null,
  weight_percent numeric(9, 4) not null check (weight_percent between 0 and 100),
  primary key (organisation_id, benchmark_id, from_day, component_id),
  foreign key (organisation_id, benchmark_id) references entity on delete cascade,
  foreign key (organisation_id, component_id) references entity,
  check (benchmark_id <> component_id)
);
call lock_rows('benchmark_part');

create table benchmark_assignment (
  organisation_id uuid not null,
  entity_id uuid not null,
  benchmark_id uuid not null,
  from_day date not null,
  to_day date,
  primary key (organisation_id, entity_id, benchmark_id, from_day),
  foreign key (organisation_id, entity_id) references entity on delete cascade,
  foreign key (organisation_id, benchmark_id) references entity,
  check (to_day is null or to_day >= from_day)
);
call lock_rows('benchmark_assignment');

-- The policy asset mix: dated versions whose weights total 100.0000.
create table policy_weight (
  organisation_id uuid not null,
  asset_id uuid not null,
  from_day date not null,
  category_id uuid not null,
  weight_percent numeric(9, 4) not null check (weight_percent between 0 and 100),
  band_percent numeric(9, 4) not null default 0 check (band_percent >= 0),
  primary key (organisation_id, asset_id, from_day, category_id),
  foreign key (organisation_id, asset_id) references asset,
  foreign key (organisation_id, category_id) references category
);
call lock_rows('policy_weight');

-- A grant may be narrower than an asset: one mandate's manager sees that mandate.
alter table access_grant add column entity_id uuid;
alter table access_grant add foreign key (organisation_id, entity_id) references entity on delete cascade;
