-- The second step of a log-in with a password. An authenticator's secret rests sealed; `waiting` is one shown and not yet confirmed by a code.
-- `last_step` is the interval of the last code accepted: none is accepted twice. Whom support moves to another organisation keeps their own.
create table totp (
  organisation_id uuid not null,
  user_id uuid not null,
  sealed text,
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  waiting text,
  waiting_until timestamptz,
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references app_user on update cascade on delete cascade
);
call lock_rows('totp');

create table recovery_code (
  organisation_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  used_at timestamptz,
  primary key (organisation_id, user_id, hash),
  foreign key (organisation_id, user_id) references app_user on update cascade on delete cascade
);
call lock_rows('recovery_code');

-- Somebody who gave the right password and has not taken the second step: bound to their browser, and to the account as it was then.
create table pending_login (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  user_version integer not null,
  challenge_hash bytea not null unique,
  binding_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
create index on pending_login (organisation_id, user_id);
create index on pending_login (expires_at);
call lock_rows('pending_login');

alter table organisation add column second_factor_required boolean not null default false;
