-- What is promised to a private fund, what moved, and what is left in it. Amounts are positive in the fund's currency; the side says which
-- way the money went, and every notice is told in its typed parts.
create table commitment (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  as_of date not null,
  amount numeric not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
-- The amount is the whole promise from that day on, not an addition to it.
create unique index commitment_current on commitment (organisation_id, entity_id, as_of) where superseded_at is null;
create index on commitment (organisation_id, entity_id, as_of, recorded_at);
call lock_rows('commitment');
create trigger facts_are_kept before update or delete on commitment for each row execute function only_supersede();

create table cashflow (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  as_of date not null,
  notice text not null check (char_length(notice) between 1 and 64),
  side text not null check (side in ('call', 'distribution')),
  type text not null check (type in ('investment', 'managementFee', 'partnershipExpense', 'portfolioCompanyExpense', 'interestExpense',
    'otherExpense', 'placementFee', 'admissionInterest', 'returnOfCapital', 'repayment', 'interestIncome', 'dividendIncome', 'otherProfit',
    'realizedGainLoss', 'unrealizedGainLoss', 'recallable', 'reinvestment', 'managementFeeRebate', 'feeWaiver', 'otherOffset',
    'incentiveAllocation', 'carriedInterest', 'withholdingTax')),
  amount numeric not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  fx_rate numeric check (fx_rate > 0),
  amount_base numeric,
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index cashflow_current on cashflow (organisation_id, entity_id, as_of, notice, side, type) where superseded_at is null;
create index on cashflow (organisation_id, entity_id, as_of, recorded_at);
call lock_rows('cashflow');
create trigger facts_are_kept before update or delete on cashflow for each row execute function only_supersede();

create table valuation (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  as_of date not null,
  quality text not null check (quality in ('audited', 'valuated', 'estimated')),
  nav numeric not null,
  accrued_carry numeric,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  source_id uuid not null,
  place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index valuation_current on valuation (organisation_id, entity_id, as_of, quality) where superseded_at is null;
create index on valuation (organisation_id, entity_id, as_of, recorded_at);
call lock_rows('valuation');
create trigger facts_are_kept before update or delete on valuation for each row execute function only_supersede();
