-- Passkeys: keys of a person's devices for the second step of a log-in with a password. Only their public halves are here. `user_handle` is
-- random and the same for all passkeys of a person. Whom support moves to another organisation keeps their own, as with authenticators.
create table passkey (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  credential_id bytea not null constraint passkey__credential_id__taken unique,
  public_key bytea not null,
  user_handle bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  added_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on update cascade on delete cascade
);
create index on passkey (organisation_id, user_id);
call lock_rows('passkey');

-- What a browser was asked to sign: used up by its first answer, and bound to the session or the pending log-in that asked.
create table passkey_challenge (
  organisation_id uuid not null,
  bound_to uuid not null,
  purpose text not null check (purpose in ('register', 'confirm')),
  user_id uuid not null,
  challenge bytea not null,
  user_handle bytea not null,
  expires_at timestamptz not null,
  primary key (organisation_id, bound_to, purpose),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
create index on passkey_challenge (organisation_id, user_id);
create index on passkey_challenge (expires_at);
call lock_rows('passkey_challenge');
