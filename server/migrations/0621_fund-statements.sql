-- What a capital account statement says beside its balances.
insert into document_type_table (document_type, table_name, field_name, field_name_jp, value_type, time_dimension, position) values
  ('PA_CAPITAL_ACC', 'capital account', 'Currency', '通貨', 'text', 'asOf', 6),
  ('PA_CAPITAL_ACC', 'capital account', 'Net gain', '期中損益', 'amount', 'quarterToDate', 7),
  ('PA_CAPITAL_ACC', 'capital account', 'Accrued carry', '未払成功報酬', 'amount', 'asOf', 8)
on conflict do nothing;

-- A statement that was approved: its fund is valued by it, from its place on the page. `ended_at` is when that was taken back, after which the
-- document may be approved once more. The earlier value of the day is recorded again then.
create table fund_statement (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  document_id uuid not null,
  fund_id uuid not null,
  as_of date not null,
  quality text not null check (quality in ('audited', 'valuated', 'estimated')),
  nav numeric not null,
  accrued_carry numeric,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The valuation that stood for the day in this quality, if its value was another.
  replaced_id bigint,
  source_id uuid not null,
  approved_by uuid,
  approved_by_name text not null,
  approved_at timestamptz not null,
  ended_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, document_id) references document,
  foreign key (organisation_id, fund_id) references entity,
  foreign key (organisation_id, source_id) references source,
  foreign key (organisation_id, replaced_id) references valuation
);
create unique index fund_statement__document_id__taken on fund_statement (organisation_id, document_id) where ended_at is null;
create index on fund_statement (organisation_id, fund_id, as_of);
call lock_rows('fund_statement');
