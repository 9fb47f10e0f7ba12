-- How often something knocked in the window that is open for it. Counted here so that neither a restart nor a second node forgets.
-- The key is a hash: the table tells nobody which addresses or accounts knocked.
create table rate_limit (
  key bytea primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index on rate_limit (ends_at);
