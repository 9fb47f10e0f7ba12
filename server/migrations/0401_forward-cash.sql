-- What a forward moves on its mandate's accounts where no instruction says it: a deal entered as a forward, a part of a split, a set-off, the
-- rolls of a book that was kept elsewhere. Rows follow their forward, as others follow their instruction.
alter table transaction
  add column forward_id uuid,
  add constraint transaction__forward_id__taken unique (organisation_id, forward_id, leg),
  add foreign key (organisation_id, forward_id) references fx_forward,
  add constraint transaction_follows_one check (instruction_id is null or forward_id is null),
  -- Who dealt what was brought from another book is not always known.
  alter column created_by drop not null,
  alter column updated_by drop not null;

-- Both legs on the settlement day. A set-off is the opposite deal while it is a draft; once final it closes its forward, whose own legs no
-- longer count, and what is left is the difference in yen.
create function follow_forward_cash() returns trigger language plpgsql as $$
declare
  is_closing boolean := new.type = 'fxForward setoff' and new.status in ('final', 'cancelled');
  against numeric := coalesce(case when new.counter_currency = 'JPY' then new.jpy_amount end, round(new.amount * new.forward_rate, 2));
  fee numeric := case when new.counter_currency = 'JPY' then new.transaction_fee end;
begin
  delete from transaction t where t.organisation_id = new.organisation_id and t.forward_id = new.id
    and (new.instruction_id is not null or (is_closing and (t.leg > 1 or new.realised is null)));
  if new.instruction_id is not null then
    return null;
  end if;
  insert into transaction as t (organisation_id, mandate_id, forward_id, leg, type, status, trade_date, settlement_date, currency, amount, cash, fx_rate, fee,
    realized_gain_loss, comment, created_by, created_by_name, created_at, updated_by, updated_by_name, updated_at)
  select new.organisation_id, new.entity_id, new.id, l.leg, new.type, new.status, new.trade_date, new.settlement_date, l.currency, abs(l.cash),
    l.cash - coalesce(l.fee, 0), new.forward_rate, l.fee, l.gain, new.comment, new.created_by, new.created_by_name, new.created_at, new.updated_by,
    new.updated_by_name, new.updated_at
  from (
    select 1 as leg, new.currency as currency, case new.side when 'buy' then new.amount else -new.amount end as cash, null::numeric as fee, null::numeric as gain
      where not is_closing
    union all select 2, new.counter_currency, case new.side when 'buy' then -against else against end, fee, null where not is_closing
    union all select 1, new.counter_currency, new.realised, fee, new.realised where is_closing and new.realised is not null) l
  on conflict (organisation_id, forward_id, leg) do update set type = excluded.type, status = excluded.status, trade_date = excluded.trade_date,
    settlement_date = excluded.settlement_date, currency = excluded.currency, amount = excluded.amount, cash = excluded.cash, fx_rate = excluded.fx_rate,
    fee = excluded.fee, realized_gain_loss = excluded.realized_gain_loss, comment = excluded.comment, updated_by = excluded.updated_by,
    updated_by_name = excluded.updated_by_name, updated_at = excluded.updated_at, version = t.version + 1;
  return null;
end $$;
create trigger cash_follows after insert or update on fx_forward for each row execute function follow_forward_cash();

-- A leg of a roll is written as forward and as instruction in one go: the forward names the instruction first.
alter table fx_forward alter constraint fx_forward_organisation_id_instruction_id_fkey deferrable initially deferred;

-- What an instruction says is not written a second time where the forward says it already: its yen amount is to the yen of the whole it is part
-- of, and its version is what others have read.
create or replace function follow_forward_instruction() returns trigger language plpgsql as $$
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
    updated_by_name = excluded.updated_by_name, updated_at = excluded.updated_at, version = f.version + 1
  where (f.status, f.trade_date, f.settlement_date, f.side, f.currency, f.counter_currency, f.amount, f.forward_rate, f.comment) is distinct from
    (excluded.status, excluded.trade_date, excluded.settlement_date, excluded.side, excluded.currency, excluded.counter_currency, excluded.amount,
      excluded.forward_rate, excluded.comment);
  return null;
end $$;

select set_config('app.platform', 'on', true);
update fx_forward set version = version where instruction_id is null;
select set_config('app.platform', '', true);
