-- Reports that arrive by mail. An intake has an address of its own once its administrator has said who may send to it.
alter table intake
  -- Random, and a part of the address. A message is found by it and believed by its authenticated sender.
  add column mail_token text,
  add column senders text[] not null default '{}';
-- the earlier release goes on: the new columns have limits that it never meets, as it writes none of them
alter table intake
  add constraint intake_mail_token_check check (mail_token ~ '^[a-z2-7]{26}$'),
  add constraint intake_senders_check check (cardinality(senders) <= 20 and (mail_token is null) = (senders = '{}'));
create index intake_mail_token on intake (mail_token);

-- Each message whose sender was authenticated and may send. Its id is kept, so that the same message never counts twice; while it is being
-- read it is one worker's, for a time.
create table intake_mail (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  intake_id uuid not null,
  message_id text not null check (char_length(message_id) between 1 and 998),
  -- The name of its file in the mail folder.
  entry text not null,
  sender text not null check (char_length(sender) between 3 and 254),
  -- A message written by a program gets no answer.
  is_answered boolean not null,
  is_done boolean not null default false,
  attempts integer not null default 0,
  leased_until timestamptz,
  seen_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, intake_id) references intake on delete cascade
);
create unique index intake_mail__message_id__taken on intake_mail (organisation_id, intake_id, message_id);
create index intake_mail_day on intake_mail (organisation_id, intake_id, seen_at);
call lock_rows('intake_mail');

alter table intake_file
  add column mail_id uuid,
  add column part integer;
alter table intake_file add constraint intake_file_mail_fkey foreign key (organisation_id, mail_id) references intake_mail on delete cascade;
create unique index intake_file__part__taken on intake_file (organisation_id, mail_id, part);
