-- Currency forwards. One that was written as an instruction follows it: its terms and its status are the instruction's. Others were entered
-- as forwards and keep their own status, by the same table of moves.
create table fx_forward (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  ref text not null check (char_length(ref) between 1 and 64),
  entity_id uuid not null,
  instruction_id uuid,
  counterparty_id uuid,
  -- Of a set-off the forward it closes, of a part the forward that was split, of a roll's far leg the forward it follows.
  origin_id uuid,
  type text not null default 'fxForward' check (type in ('fxForward', 'fxForward setoff', 'fxForward split')),
  status text not null default 'preliminary' check (status in ('preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled', 'invalid')),
  trade_date date not null,
  settlement_date date not null,
  maturity_date date not null,
  side text not null check (side in ('buy', 'sell')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  counter_currency text not null check (counter_currency ~ '^[A-Z]{3}$'),
  amount numeric not null check (amount > 0),
  forward_rate numeric not null check (forward_rate > 0),
  transaction_fee numeric check (transaction_fee >= 0),
  jpy_amount numeric,
  realised numeric,
  comment text check (char_length(comment) <= 512),
  created_by uuid,
  created_by_name text,
  created_at timestamptz not null default now(),
  updated_by uuid,
  updated_by_name text,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint fx_forward__ref__taken unique (organisation_id, ref),
  unique (organisation_id, instruction_id),
  constraint "fx_forward__counterCurrency__sameCurrency" check (currency <> counter_currency),
  constraint "fx_forward__settlementDate__settlementBeforeTrade" check (settlement_date >= trade_date),
  constraint "fx_forward__maturityDate__maturityBeforeTrade" check (maturity_date >= trade_date),
  check ((type = 'fxForward') or origin_id is not null or instruction_id is not null),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, instruction_id) references instruction,
  foreign key (organisation_id, counterparty_id) references counterparty,
  foreign key (organisation_id, origin_id) references fx_forward
);
create index on fx_forward (organisation_id, entity_id, maturity_date);
create index on fx_forward (organisation_id, origin_id);
create index on fx_forward (organisation_id, counterparty_id);
call lock_rows('fx_forward');
-- A forward has one set-off in force, and is rolled once: of two who do it at once one is refused.
create unique index fx_forward_one_set_off on fx_forward (organisation_id, origin_id) where type = 'fxForward setoff' and status in ('preliminary', 'final');

create table fx_forward_counter (
  organisation_id uuid not null references organisation,
  year integer not null,
  last integer not null check (last > 0),
  primary key (organisation_id, year)
);
call lock_rows('fx_forward_counter');

-- The forward of an instruction, as the instruction stands now. A draft that does not name its two currencies, its side and its rate is none
-- yet; written in yen, it is turned round, so that the amount is always of the foreign currency.
create function follow_forward_instruction() returns trigger language plpgsql as $$
declare
  is_turned boolean := new.currency = 'JPY';
begin
  insert into fx_forward as f (organisation_id, ref, entity_id, instruction_id, type, status, trade_date, settlement_date, maturity_date, side, currency,
    counter_currency, amount, forward_rate, jpy_amount, comment, created_by, created_by_name, created_at, updated_by, updated_by_name, updated_at)
  values (new.organisation_id, 'I-' || new.ref, new.entity_id, new.id, case when new.type in ('fxForward setoff', 'fxForward split') then new.type else 'fxForward' end,
    new.status, new.trade_date, new.settlement_date, new.settlement_date,
    case when is_turned then case new.side when 'buy' then 'sell' else 'buy' end else new.side end,
    case when is_turned then new.counter_currency else new.currency end, case when is_turned then new.currency else new.counter_currency end,
    case when is_turned then round(new.amount / new.rate, 2) else new.amount end, new.rate,
    case when is_turned then new.amount when new.counter_currency = 'JPY' then round(new.amount * new.rate) end, new.comment,
    new.created_by, new.created_by_name, new.created_at, new.updated_by, new.updated_by_name, new.updated_at)
  on conflict (organisation_id, instruction_id) do update set status = excluded.status, trade_date = excluded.trade_date,
    settlement_date = excluded.settlement_date,
    maturity_date = case when f.maturity_date = f.settlement_date then excluded.maturity_date else greatest(f.maturity_date, excluded.trade_date) end,
    side = excluded.side, currency = excluded.currency, counter_currency = excluded.counter_currency, amount = excluded.amount,
    forward_rate = excluded.forward_rate, jpy_amount = excluded.jpy_amount, comment = excluded.comment, updated_by = excluded.updated_by,
    updated_by_name = excluded.updated_by_name, updated_at = excluded.updated_at, version = f.version + 1;
  return null;
end $$;

create trigger forward_follows after insert or update on instruction for each row
  when (new.category = 'FX Forward' and new.side is not null and new.counter_currency is not null and new.rate is not null and new.amount > 0)
  execute function follow_forward_instruction();

select set_config('app.platform', 'on', true);
update instruction set version = version
  where category = 'FX Forward' and side is not null and counter_currency is not null and rate is not null and amount > 0;
select set_config('app.platform', '', true);

-- How much of a mandate's exposure in a currency is to be hedged, from a day on: the ratio and the range it may move in, as fractions of 1.
create table fx_hedge_target (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  from_day date not null,
  target numeric not null check (target >= 0 and target <= 2),
  lowest numeric not null check (lowest >= 0 and lowest <= target),
  highest numeric not null check (highest >= target and highest <= 2),
  version integer not null default 1,
  primary key (organisation_id, id),
  constraint fx_hedge_target__from_day__taken unique (organisation_id, entity_id, currency, from_day),
  foreign key (organisation_id, entity_id) references entity
);
call lock_rows('fx_hedge_target');
