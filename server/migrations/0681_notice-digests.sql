-- Notices a person wants by mail once a day wait here until that mail is sent.
create table digest_entry (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- Missing where the person wants no notice on screen: then there is none to have been read.
  notification_id uuid,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  foreign key (organisation_id, notification_id) references notification on delete cascade
);
create index on digest_entry (organisation_id, user_id);
create index on digest_entry (organisation_id, notification_id);
call lock_rows('digest_entry');
