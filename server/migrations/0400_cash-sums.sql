-- What moved on an account in a month, so that the balance before a day need not read years of flows: the sum of the months before, and the
-- flows of its own. Every change adds a row with its difference, so that two who write to one account never wait for each other; when many
-- differences have gathered, whoever adds the next makes one row of them.
create table cash_sum (
  organisation_id uuid not null,
  id bigint generated always as identity,
  mandate_id uuid not null,
  currency text not null,
  month date not null,
  final numeric not null,
  forecast numeric not null,
  flows integer not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, mandate_id) references entity
);
create index cash_sum_ledger on cash_sum (organisation_id, mandate_id, currency, month) include (final, forecast, flows);
call lock_rows('cash_sum');

-- What counts is what a ledger counts: final and preliminary flows that move cash.
create function cash_counts(status text, cash numeric) returns boolean language sql immutable as $$
  select status in ('preliminary', 'final') and cash <> 0
$$;

-- A row that another gathers at the same moment is that one's: each difference is summed once.
create function gather_cash_sums(organisation uuid, mandate uuid, of_currency text, of_month date) returns void language sql as $$
  with gone as (
    delete from cash_sum s where s.organisation_id = organisation and s.mandate_id = mandate and s.currency = of_currency and s.month = of_month
      and s.id in (select id from cash_sum where organisation_id = organisation and mandate_id = mandate and currency = of_currency and month = of_month
        for update skip locked)
    returning s.final, s.forecast, s.flows)
  insert into cash_sum (organisation_id, mandate_id, currency, month, final, forecast, flows)
  select organisation, mandate, of_currency, of_month, sum(final), sum(forecast), sum(flows) from gone having count(*) > 0
$$;

create function add_cash_sums() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in execute format(
    'insert into cash_sum (organisation_id, mandate_id, currency, month, final, forecast, flows)
     select organisation_id, mandate_id, currency, date_trunc(''month'', settlement_date)::date as month,
       coalesce(sum(cash * way) filter (where status = ''final''), 0), sum(cash * way), sum(way)
     from (%s) moved where cash_counts(status, cash) group by 1, 2, 3, 4
     having sum(way) <> 0 or sum(cash * way) <> 0 or coalesce(sum(cash * way) filter (where status = ''final''), 0) <> 0
     returning organisation_id, mandate_id, currency, month',
    case tg_op
      when 'INSERT' then 'select *, 1 as way from added'
      when 'DELETE' then 'select *, -1 as way from removed'
      else 'select *, 1 as way from added union all select *, -1 as way from removed' end)
  loop
    if (select count(*) > 32 from (select from cash_sum where organisation_id = one.organisation_id and mandate_id = one.mandate_id
      and currency = one.currency and month = one.month limit 33) gathered) then
      perform gather_cash_sums(one.organisation_id, one.mandate_id, one.currency, one.month);
    end if;
  end loop;
  return null;
end $$;
create trigger cash_sums_added after insert on transaction referencing new table as added for each statement execute function add_cash_sums();
create trigger cash_sums_changed after update on transaction referencing new table as added old table as removed
  for each statement execute function add_cash_sums();
create trigger cash_sums_removed after delete on transaction referencing old table as removed for each statement execute function add_cash_sums();

select set_config('app.platform', 'on', true);
insert into cash_sum (organisation_id, mandate_id, currency, month, final, forecast, flows)
select organisation_id, mandate_id, currency, date_trunc('month', settlement_date)::date, coalesce(sum(cash) filter (where status = 'final'), 0), sum(cash), count(*)
from transaction where cash_counts(status, cash) group by 1, 2, 3, 4;
select set_config('app.platform', '', true);

create or replace function refresh_statistics() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze public.entity, public.entity_link, public.benchmark_assignment, public.observation, public.security, public.security_version,
    public.price, public.fx_rate, public.holding, public.valuation, public.source, public.import, public.import_file, public.import_sheet,
    public.import_row, public.transaction, public.cash_sum, public.instruction, public.fx_forward;
end $$;
