-- What a company pays its silent partners out of a period's profit: each one's share, the tax withheld from it and what is left. The shares
-- are copied when the distribution is prepared, because investors change and what was paid does not.
create table spc_distribution (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  spc_id uuid not null,
  bank_account_id uuid not null,
  period_from date not null,
  period_to date not null,
  profit numeric not null check (profit > 0 and profit = trunc(profit)),
  payment_day date not null,
  withholding_day date not null,
  status text not null default 'draft' check (status in ('draft', 'approved')),
  prepared_by uuid not null,
  prepared_name text not null,
  approved_name text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint "spc_distribution__period_to__taken" unique (organisation_id, spc_id, period_to),
  foreign key (organisation_id, spc_id) references spc,
  foreign key (organisation_id, bank_account_id) references spc_bank_account,
  check (period_from <= period_to and period_to < payment_day and payment_day < withholding_day),
  check ((approved_name is not null) = (status = 'approved'))
);
call lock_rows('spc_distribution');

create table spc_distribution_share (
  organisation_id uuid not null,
  distribution_id uuid not null,
  position integer not null check (position >= 1),
  name text not null check (char_length(name) between 1 and 255),
  percent numeric not null check (percent > 0 and percent <= 100),
  gross numeric not null check (gross >= 0 and gross = trunc(gross)),
  withholding numeric not null check (withholding >= 0 and withholding = trunc(withholding)),
  net numeric generated always as (gross - withholding) stored,
  primary key (organisation_id, distribution_id, position),
  foreign key (organisation_id, distribution_id) references spc_distribution on delete cascade,
  check (withholding <= gross)
);
call lock_rows('spc_distribution_share');
