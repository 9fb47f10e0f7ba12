-- Views of a table shared with the organisation. They stay with the team when whoever shared them leaves it; nobody outside reads them.
create table team_view (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  screen text not null check (char_length(screen) between 1 and 64),
  name text not null check (char_length(name) between 1 and 80),
  content jsonb not null check (octet_length(content::text) <= 16384),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete set null (user_id),
  constraint team_view__name__taken unique (organisation_id, screen, name)
);
call lock_rows('team_view');

-- Which view of the team a person's screen opens with: their own choice, instead of one of their own views.
create table team_view_default (
  organisation_id uuid not null,
  user_id uuid not null,
  screen text not null check (char_length(screen) between 1 and 64),
  view_id uuid not null,
  primary key (organisation_id, user_id, screen),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  foreign key (organisation_id, view_id) references team_view on delete cascade
);
create index team_view_default_view on team_view_default (organisation_id, view_id);
call lock_rows('team_view_default');
