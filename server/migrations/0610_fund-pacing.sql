-- What is expected of a private fund (Takahashi and Alexander): each version holds all assumptions from its day until the next begins. The
-- first holds from the beginning.
create table fund_pacing (
  organisation_id uuid not null,
  entity_id uuid not null,
  from_day date not null,
  -- Part of the unfunded commitment called in each year of the fund's life; the last holds for all later years.
  contribution_percents numeric[] not null check (cardinality(contribution_percents) between 1 and 20
    and 0 <= all (contribution_percents) and 100 >= all (contribution_percents)),
  life_years integer not null check (life_years between 1 and 40),
  bow numeric not null check (bow between 0.1 and 10),
  growth_low_percent numeric not null check (growth_low_percent >= -99),
  growth_percent numeric not null check (growth_percent >= growth_low_percent),
  growth_high_percent numeric not null check (growth_high_percent between growth_percent and 100),
  yield_percent numeric not null check (yield_percent between 0 and 100),
  version integer not null default 1,
  primary key (organisation_id, entity_id, from_day),
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
call lock_rows('fund_pacing');
