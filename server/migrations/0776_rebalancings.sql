-- Proposals to bring an asset back to its policy: on which terms, the trades they came to, and the draft instructions made of them. The
-- amounts are kept as they were proposed; facts that come later change the next proposal.
create table rebalancing (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  as_of date not null,
  target text not null check (target in ('policy', 'band')),
  cash_entity_id uuid not null,
  keep_cash numeric not null check (keep_cash >= 0),
  minimum_trade numeric not null check (minimum_trade >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cash_held numeric not null,
  cash_after numeric not null,
  user_name text not null,
  created_at timestamptz not null,
  version integer not null default 1,
  drafted_at timestamptz,
  drafted_by text,
  primary key (organisation_id, id),
  foreign key (organisation_id, asset_id) references asset,
  foreign key (organisation_id, cash_entity_id) references entity
);
create index on rebalancing (organisation_id, asset_id, created_at);
create index on rebalancing (organisation_id, cash_entity_id);
call lock_rows('rebalancing');

create table rebalancing_trade (
  organisation_id uuid not null,
  rebalancing_id uuid not null,
  position integer not null,
  class_entity_id uuid not null,
  entity_id uuid,
  move numeric,
  amount numeric not null,
  cost_bps numeric not null check (cost_bps between 0 and 1000),
  cost numeric not null,
  reason text,
  instruction_id uuid,
  primary key (organisation_id, rebalancing_id, class_entity_id),
  foreign key (organisation_id, rebalancing_id) references rebalancing on delete cascade,
  foreign key (organisation_id, class_entity_id) references entity,
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, instruction_id) references instruction
);
create index on rebalancing_trade (organisation_id, class_entity_id);
create index on rebalancing_trade (organisation_id, entity_id);
create index on rebalancing_trade (organisation_id, instruction_id);
call lock_rows('rebalancing_trade');
