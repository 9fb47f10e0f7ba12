-- The secret address under which a person's calendar program reads their deadlines. Only its hash is kept; a new one ends the old.
create table calendar_feed (
  organisation_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
call lock_rows('calendar_feed');
