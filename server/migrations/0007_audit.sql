-- Who did what to which thing, as whom. Each row carries the hash of the one before it, so a row changed or taken out is noticed.
-- append-only: audit
create table audit (
  organisation_id uuid not null references organisation,
  seq bigint not null check (seq > 0),
  at timestamptz not null,
  user_id uuid,
  original_user_id uuid,
  as_role text,
  action text not null check (char_length(action) between 1 and 100),
  subject text not null check (char_length(subject) between 1 and 100),
  subject_id text,
  before jsonb,
  after jsonb,
  request_id text,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (organisation_id, seq)
);
create index on audit (organisation_id, subject, subject_id, seq);
create index on audit (organisation_id, at);
call lock_rows('audit');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on audit for each row execute function refuse_change();
create trigger append_only_all before truncate on audit for each statement execute function refuse_change();
