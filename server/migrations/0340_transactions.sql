-- The two ends of an instruction as entities, where they are the owner's own; and the bank account that is paid.
alter table instruction
  add column payee_account text check (char_length(payee_account) <= 255),
  add column from_entity_id uuid,
  add column to_entity_id uuid,
  add foreign key (organisation_id, from_entity_id) references entity,
  add foreign key (organisation_id, to_entity_id) references entity,
  add constraint "instruction__to_entity_id__sameEntity" check (to_entity_id <> from_entity_id);

-- What moved on a mandate's cash account: following an instruction, one row for each account and currency it moves, or standing alone.
-- `amount` is as dealt; `cash` is signed as the account sees it, fee included.
create table transaction (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  mandate_id uuid not null,
  entity_id uuid,
  instruction_id uuid,
  leg integer not null default 1 check (leg between 1 and 9),
  type text not null check (char_length(type) <= 255),
  status text not null default 'preliminary' check (status in ('preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled', 'invalid')),
  code text check (char_length(code) <= 64),
  trustee_ref text check (char_length(trustee_ref) <= 64),
  security_name text check (char_length(security_name) <= 255),
  trade_date date not null,
  settlement_date date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount >= 0),
  cash numeric not null,
  unit numeric,
  price numeric check (price >= 0),
  fx_rate numeric check (fx_rate > 0),
  fee numeric check (fee >= 0),
  realized_gain_loss numeric,
  unrealized_gain_loss numeric,
  comment text check (char_length(comment) <= 512),
  created_by uuid not null,
  created_by_name text,
  created_in uuid references organisation,
  created_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint transaction__instruction_id__taken unique (organisation_id, instruction_id, leg),
  constraint "transaction__settlement_date__settlementBeforeTrade" check (settlement_date >= trade_date),
  foreign key (organisation_id, mandate_id) references entity,
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, instruction_id) references instruction
);
-- A ledger is read by account and day; the sum up to a day needs nothing but this.
create index transaction_ledger on transaction (organisation_id, mandate_id, currency, settlement_date, id) include (cash, status);
create index on transaction (organisation_id, settlement_date);
call lock_rows('transaction');

-- Instructions that were written before now get the rows they would have had; from here on they follow in the move itself.
insert into transaction (organisation_id, mandate_id, instruction_id, leg, type, status, trustee_ref, security_name, trade_date, settlement_date, currency,
  amount, cash, fx_rate, comment, created_by, created_by_name, created_in, created_at, updated_by, updated_by_name, updated_at)
select i.organisation_id, i.entity_id, i.id, l.leg, i.type, i.status, i.trustee_ref, i.security_name, i.trade_date, i.settlement_date, l.currency,
  abs(l.amount), l.cash, i.rate, i.comment, i.created_by, i.created_by_name, i.created_in, i.created_at, i.updated_by, i.updated_by_name, i.updated_at
from instruction i cross join lateral (
  select 1 as leg, i.currency, i.amount,
    case when i.type in ('cashTransfer', 'payout', 'fee', 'withholdingTax', 'contribution', 'buy') then -abs(i.amount)
      when i.type in ('rebate', 'distribution', 'sell', 'dividend', 'receiptAdditional', 'interestEarned') then abs(i.amount)
      when i.type in ('interestAdjustment', 'miscProfitAndLoss', 'fxForward setoff') then i.amount
      when i.type = 'fxForward' and i.side = 'buy' then abs(i.amount) when i.type = 'fxForward' then -abs(i.amount) else 0 end as cash
  where i.type <> 'fxForward' or (i.side is not null and i.counter_currency is not null and i.rate is not null)
  union all
  select 2, i.counter_currency, a.amount, case when i.side = 'buy' then -a.amount else a.amount end
  from (select round(abs(i.amount) * i.rate, case when i.counter_currency in ('JPY', 'KRW') then 0 else 2 end) as amount) a
  where i.type = 'fxForward' and i.side is not null and i.counter_currency is not null and i.rate is not null) l;

-- Whoever moves an instruction moves its transactions: no path can leave the two in different states.
create function move_transactions() returns trigger language plpgsql as $$
begin
  update transaction set status = new.status, updated_by = new.updated_by, updated_by_name = new.updated_by_name, updated_at = new.updated_at,
    version = version + 1
  where organisation_id = new.organisation_id and instruction_id = new.id and leg <= 2 and status <> new.status;
  return null;
end $$;
create trigger transactions_follow after update of status on instruction for each row when (old.status is distinct from new.status)
  execute function move_transactions();
