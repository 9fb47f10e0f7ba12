-- What an organisation keeps an eye on. The names are those it had when it was put on the list: whoever loses access to it keeps its own record.
create table watchlist_item (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('manager', 'mandate', 'fund', 'company', 'security')),
  -- Whose asset it belongs to, often the watcher's own.
  owner_id uuid not null,
  client_en text not null,
  client_jp text not null,
  asset_id uuid not null,
  -- The mandate it is or lies under: by it a manager's access is judged.
  mandate_id uuid,
  -- The id of what is watched; of a manager the name.
  subject text not null check (char_length(subject) between 1 and 255),
  ref text not null check (char_length(ref) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  reason text not null check (char_length(reason) between 1 and 512),
  watch_trigger text check (watch_trigger in ('excess', 'trackingError', 'drawdown', 'valueAge', 'priceAge')),
  watch_limit numeric,
  next_review date,
  created_by uuid not null,
  created_by_name text not null,
  created_on date not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  removed_by_name text,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  check (watch_trigger is null or watch_limit is not null)
);
create unique index watchlist_item__subject__taken on watchlist_item (organisation_id, kind, asset_id, subject) where removed_at is null;
call lock_rows('watchlist_item');

-- What people wrote about it, and nobody takes back.
-- append-only: watchlist_note
create table watchlist_note (
  organisation_id uuid not null,
  id bigint generated always as identity,
  item_id uuid not null,
  body text not null check (char_length(body) between 1 and 8192),
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, item_id) references watchlist_item
);
create index on watchlist_note (organisation_id, item_id);
call lock_rows('watchlist_note');
create trigger append_only before update or delete on watchlist_note for each row execute function refuse_change();
create trigger append_only_all before truncate on watchlist_note for each statement execute function refuse_change();

-- What a trigger saw on a month-end, and when it looked: a figure that was corrected since is a second look at the same month-end.
-- append-only: watchlist_check
create table watchlist_check (
  organisation_id uuid not null,
  id bigint generated always as identity,
  item_id uuid not null,
  as_of date not null,
  at timestamptz not null,
  watch_trigger text not null,
  watch_limit numeric not null,
  outcome text not null check (outcome in ('triggered', 'clear', 'unknown')),
  figure_key text,
  value text,
  reason text,
  -- What it was seen on, where that is not the subject: the mandate of a manager, the day of a price.
  seen_on text,
  primary key (organisation_id, id),
  foreign key (organisation_id, item_id) references watchlist_item
);
create index on watchlist_check (organisation_id, item_id, as_of);
call lock_rows('watchlist_check');
create trigger append_only before update or delete on watchlist_check for each row execute function refuse_change();
create trigger append_only_all before truncate on watchlist_check for each statement execute function refuse_change();
