-- How a person likes a table: columns in their order, sort, filters, unit and density, under a name of their own. It belongs to them and
-- follows them from device to device; nobody else reads it.
create table saved_view (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  screen text not null check (char_length(screen) between 1 and 64),
  name text not null check (char_length(name) between 1 and 80),
  content jsonb not null check (octet_length(content::text) <= 16384),
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  constraint saved_view__name__taken unique (organisation_id, user_id, screen, name)
);
create unique index saved_view_one_default on saved_view (organisation_id, user_id, screen) where is_default;
call lock_rows('saved_view');
