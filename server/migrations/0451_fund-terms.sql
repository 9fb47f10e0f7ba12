-- What was agreed with a private fund, where it is read from: each version holds all terms from its day until the next begins. The first holds
-- from the beginning.
create table fund_term (
  organisation_id uuid not null,
  entity_id uuid not null,
  from_day date not null,
  vintage integer check (vintage between 1970 and 2100),
  strategy text check (strategy in ('buyout', 'growth', 'venture', 'secondaries', 'fundOfFunds', 'privateDebt', 'realEstate', 'infrastructure', 'other')),
  fee_base text check (fee_base in ('commitment', 'investedCapital', 'nav')),
  fee_percent numeric check (fee_percent between 0 and 100),
  step_down_day date,
  step_down_base text check (step_down_base in ('commitment', 'investedCapital', 'nav')),
  step_down_percent numeric check (step_down_percent between 0 and 100),
  fee_offset_percent numeric check (fee_offset_percent between 0 and 100),
  hurdle_percent numeric check (hurdle_percent between 0 and 100),
  catch_up_percent numeric check (catch_up_percent between 0 and 100),
  carry_percent numeric check (carry_percent between 0 and 100),
  gp_commitment_percent numeric check (gp_commitment_percent between 0 and 100),
  primary key (organisation_id, entity_id, from_day),
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
call lock_rows('fund_term');
