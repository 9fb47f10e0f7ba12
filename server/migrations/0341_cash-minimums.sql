-- The least a mandate's cash account should hold in a currency; the forecast says when it would not.
create table cash_minimum (
  organisation_id uuid not null references organisation,
  mandate_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount >= 0),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (organisation_id, mandate_id, currency),
  foreign key (organisation_id, mandate_id) references entity
);
call lock_rows('cash_minimum');
