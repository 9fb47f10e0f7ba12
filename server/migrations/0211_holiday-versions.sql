-- What was changed about a country's holidays, with the time it was recorded and superseded: what was due as known at a moment is counted
-- with the holidays known then. A holiday is of a day itself, so it needs no other day to hold from. What was there before this counts as
-- always known.
create table holiday_version (
  id bigint generated always as identity primary key,
  country text not null,
  day date not null,
  is_open boolean not null,
  name_en text not null,
  name_jp text not null,
  recorded_at timestamptz not null,
  superseded_at timestamptz,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index holiday_version_current on holiday_version (country, day) where superseded_at is null;
create index on holiday_version (country, recorded_at);
create trigger facts_are_kept before update or delete on holiday_version for each row execute function only_supersede();

create function keep_holiday() returns trigger language plpgsql as $$
declare
  at timestamptz := coalesce(nullif(current_setting('app.recorded_at', true), '')::timestamptz, now());
begin
  if tg_op <> 'INSERT' then
    update holiday_version v set superseded_at = greatest(at, v.recorded_at) where v.country = old.country and v.day = old.day and v.superseded_at is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into holiday_version (country, day, is_open, name_en, name_jp, recorded_at)
    values (new.country, new.day, new.is_open, new.name_en, new.name_jp, at);
  end if;
  return null;
end $$;
create trigger holiday_is_kept after insert or update or delete on holiday for each row execute function keep_holiday();

insert into holiday_version (country, day, is_open, name_en, name_jp, recorded_at)
select country, day, is_open, name_en, name_jp, '-infinity' from holiday;
