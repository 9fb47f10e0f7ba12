-- What a bank says moved on an account, line by line, and what was on it after each. Lines have no name: they are told apart by their number
-- within the account's day. They are facts like all others, closed and never changed.
create table bank_line (
  organisation_id uuid not null,
  id bigint generated always as identity,
  entity_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  as_of date not null,
  line_no integer not null check (line_no >= 1),
  text text not null check (char_length(text) between 1 and 255),
  amount numeric not null,
  balance numeric not null,
  source_id uuid not null,
  place text,
  cells jsonb,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index bank_line_current on bank_line (organisation_id, entity_id, currency, as_of, line_no) where superseded_at is null;
create index bank_line_recorded on bank_line (organisation_id, recorded_at);
call lock_rows('bank_line');
create trigger facts_are_kept before update or delete on bank_line for each row execute function only_supersede();
