-- What people say about a figure, a mandate, a task or an import. Where a row lives says who reads it: what is for the writer's own
-- organisation lives there, what is for everybody who sees the thing lives with whose it is.
create table comment (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('figure', 'mandate', 'task', 'import')),
  audience text not null check (audience in ('organisation', 'everyone')),
  -- Whose the thing is.
  owner_id uuid not null references organisation,
  asset_id uuid,
  entity_id uuid,
  subject text not null check (char_length(subject) between 1 and 600),
  -- As it was called when it was spoken about.
  ref text not null check (char_length(ref) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  as_of date,
  said_on date not null,
  body text not null check (char_length(body) between 1 and 2000),
  -- What the writer saw: the figure's value or why it was missing, the state of a task or an import.
  seen_value text,
  seen_reason text,
  -- Seen through a grant on some mandates, where totals are others than the owner's.
  seen_in_part boolean not null default false,
  author_organisation_id uuid not null references organisation,
  author_en text not null,
  author_jp text not null,
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by_name text,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  check (audience = 'everyone' or author_organisation_id = organisation_id),
  check (audience = 'organisation' or owner_id = organisation_id)
);
create index on comment (organisation_id, kind, subject);
create index on comment (organisation_id, asset_id) where resolved_at is null;
create index on comment (organisation_id, user_id) where resolved_at is null;
call lock_rows('comment');

-- Who is named in a comment, each once.
create table comment_mention (
  organisation_id uuid not null,
  comment_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  primary key (organisation_id, comment_id, user_id),
  foreign key (organisation_id, comment_id) references comment on delete cascade
);
create index on comment_mention (organisation_id, user_id);
call lock_rows('comment_mention');
