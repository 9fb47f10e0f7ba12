-- Meetings of an organisation, for its own calendar: a day, the time of its place, and who comes.
create table meeting (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  day date not null,
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  title text not null check (char_length(title) between 1 and 255),
  place text check (char_length(place) <= 255),
  attendees text check (char_length(attendees) <= 512),
  notes text check (char_length(notes) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id)
);
create index on meeting (organisation_id, day);
call lock_rows('meeting');
