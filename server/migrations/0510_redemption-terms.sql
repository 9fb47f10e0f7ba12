-- How the fund a mandate is invested in pays back: each version holds all terms from its day until the next begins.
create table redemption_term (
  organisation_id uuid not null,
  mandate_id uuid not null,
  from_day date not null,
  notice_days integer not null check (notice_days between 0 and 1100),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly')),
  pay_days integer not null check (pay_days between 0 and 365),
  lock_up_until date,
  gate_percent numeric check (gate_percent > 0 and gate_percent <= 100),
  updated_by uuid not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (organisation_id, mandate_id, from_day),
  foreign key (organisation_id, mandate_id) references entity on delete cascade
);
call lock_rows('redemption_term');
