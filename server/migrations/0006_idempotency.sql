-- The reply once given to a key, kept in the transaction that had the effect: a retry after a lost reply finds both or neither.
create table idempotency (
  organisation_id uuid not null references organisation,
  user_id uuid not null,
  key text not null check (char_length(key) between 1 and 255),
  request_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id, key)
);
create index on idempotency (created_at);
call lock_rows('idempotency');
