-- Special purpose companies an accountant keeps the books of. Every company has two books, the operator's own and the one of money kept
-- apart for investors. An account, an entry, a line and a bank account name their book, and the keys hold them to it: no entry can move
-- money from one book into the other.
create table spc (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  code text not null check (code ~ '^[A-Z0-9]{2,12}$'),
  name text not null check (char_length(name) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  kana text not null check (char_length(kana) between 1 and 255),
  form text not null check (form in ('gk', 'tmk', 'ippanShadan')),
  scheme text not null check (scheme in ('gkTk', 'tmk', 'parent')),
  fiscal_month integer not null check (fiscal_month between 1 and 12),
  assignee text not null default '' check (char_length(assignee) <= 255),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint spc__code__taken unique (organisation_id, code)
);
call lock_rows('spc');

create table spc_investor (
  organisation_id uuid not null,
  spc_id uuid not null,
  id uuid not null default gen_random_uuid(),
  position integer not null check (position >= 0),
  name text not null check (char_length(name) between 1 and 255),
  kana text not null check (char_length(kana) between 1 and 255),
  percent numeric not null check (percent > 0 and percent <= 100),
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, spc_id) references spc on delete cascade
);
create index on spc_investor (organisation_id, spc_id);
call lock_rows('spc_investor');

create table spc_book (
  organisation_id uuid not null,
  spc_id uuid not null,
  book text not null check (book in ('operator', 'segregated')),
  -- The last month-end that is closed: nothing is booked on it or before it.
  closed_until date check (extract(day from closed_until + 1) = 1),
  version integer not null default 1,
  primary key (organisation_id, spc_id, book),
  foreign key (organisation_id, spc_id) references spc on delete cascade
);
call lock_rows('spc_book');

create table spc_account (
  organisation_id uuid not null,
  spc_id uuid not null,
  book text not null,
  code text not null check (code ~ '^[0-9]{3,6}$'),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  type text not null check (type in ('asset', 'liability', 'equity', 'income', 'expense')),
  primary key (organisation_id, spc_id, book, code),
  foreign key (organisation_id, spc_id, book) references spc_book on delete cascade
);
call lock_rows('spc_account');

-- A bank account belongs to the book its own nature says, and stays of that nature while a company uses it.
alter table bank_account add constraint bank_account_nature unique (organisation_id, id, is_segregated);
create table spc_bank_account (
  organisation_id uuid not null,
  bank_account_id uuid not null,
  spc_id uuid not null,
  book text not null,
  account_code text not null,
  is_segregated boolean not null generated always as (book = 'segregated') stored,
  primary key (organisation_id, bank_account_id),
  unique (organisation_id, spc_id, book, account_code),
  foreign key (organisation_id, bank_account_id, is_segregated) references bank_account (organisation_id, id, is_segregated),
  foreign key (organisation_id, spc_id, book, account_code) references spc_account
);
call lock_rows('spc_bank_account');

-- append-only: spc_entry
create table spc_entry (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  spc_id uuid not null,
  book text not null,
  number integer not null check (number >= 1),
  day date not null,
  description text not null check (char_length(description) between 1 and 255),
  origin text not null check (origin in ('manual', 'statement', 'reversal', 'distribution', 'payment')),
  reverses_id uuid,
  user_name text not null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  unique (organisation_id, spc_id, book, id),
  unique (organisation_id, spc_id, book, number),
  constraint spc_entry__id__reversed unique (organisation_id, reverses_id),
  foreign key (organisation_id, spc_id, book) references spc_book,
  foreign key (organisation_id, spc_id, book, reverses_id) references spc_entry (organisation_id, spc_id, book, id)
);
create index on spc_entry (organisation_id, spc_id, day);
call lock_rows('spc_entry');
create trigger append_only before update or delete on spc_entry for each row execute function refuse_change();

-- append-only: spc_line
create table spc_line (
  organisation_id uuid not null,
  spc_id uuid not null,
  book text not null,
  entry_id uuid not null,
  line_no integer not null check (line_no >= 1),
  account_code text not null,
  debit numeric not null default 0 check (debit >= 0 and debit = trunc(debit)),
  credit numeric not null default 0 check (credit >= 0 and credit = trunc(credit)),
  primary key (organisation_id, entry_id, line_no),
  foreign key (organisation_id, spc_id, book, entry_id) references spc_entry (organisation_id, spc_id, book, id),
  foreign key (organisation_id, spc_id, book, account_code) references spc_account,
  check ((debit = 0) <> (credit = 0))
);
create index on spc_line (organisation_id, spc_id, book, account_code);
call lock_rows('spc_line');
create trigger append_only before update or delete on spc_line for each row execute function refuse_change();

-- Debits equal credits when a transaction ends, whoever wrote the lines and in which order.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  entry uuid := case tg_table_name when 'spc_entry' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'entry_id')::uuid end;
  lines integer;
  difference numeric;
begin
  select count(*), coalesce(sum(debit - credit), 0) into lines, difference
    from spc_line where organisation_id = new.organisation_id and entry_id = entry;
  if lines < 2 or difference <> 0 then
    raise exception 'entry % has % lines and a difference of %', entry, lines, difference
      using errcode = 'check_violation', constraint = 'spc_line__lines__unbalanced';
  end if;
  return null;
end $$;
create constraint trigger entry_balances after insert on spc_entry deferrable initially deferred for each row
  execute function refuse_unbalanced_entry();
create constraint trigger lines_balance after insert on spc_line deferrable initially deferred for each row
  execute function refuse_unbalanced_entry();

-- The book is held while an entry is written, so that a month cannot be closed meanwhile.
create function refuse_closed_day() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select closed_until into closed from spc_book
    where (organisation_id, spc_id, book) = (new.organisation_id, new.spc_id, new.book) for share;
  if new.day <= closed then
    raise exception '% is closed', closed using errcode = 'check_violation', constraint = 'spc_entry__day__closed';
  end if;
  return new;
end $$;
create trigger closed_days before insert on spc_entry for each row execute function refuse_closed_day();

-- What a bank said, file by file and line by line. A line is matched to the entry that books it.
create table spc_statement (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  bank_account_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 255),
  from_day date not null,
  to_day date not null,
  user_name text not null,
  taken_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, bank_account_id) references spc_bank_account
);
call lock_rows('spc_statement');

create table spc_statement_line (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  statement_id uuid not null,
  bank_account_id uuid not null,
  position integer not null,
  day date not null,
  text text not null check (char_length(text) between 1 and 255),
  amount numeric not null check (amount <> 0 and amount = trunc(amount)),
  balance numeric not null,
  -- Tells apart lines that are otherwise the same: a file taken twice brings nothing new.
  repeat integer not null default 0,
  entry_id uuid,
  primary key (organisation_id, id),
  unique (id),
  unique (organisation_id, bank_account_id, day, text, amount, balance, repeat),
  constraint spc_statement_line__entry_id__taken unique (organisation_id, bank_account_id, entry_id),
  foreign key (organisation_id, statement_id) references spc_statement,
  foreign key (organisation_id, bank_account_id) references spc_bank_account,
  foreign key (organisation_id, entry_id) references spc_entry
);
create index on spc_statement_line (organisation_id, bank_account_id, day, position);
call lock_rows('spc_statement_line');

-- How lines of a text were booked the last time: what the next file proposes.
create table spc_match_rule (
  organisation_id uuid not null,
  spc_id uuid not null,
  book text not null,
  pattern text not null check (char_length(pattern) between 1 and 255),
  direction text not null check (direction in ('in', 'out')),
  account_code text not null,
  uses integer not null default 1,
  primary key (organisation_id, spc_id, book, pattern, direction),
  foreign key (organisation_id, spc_id, book, account_code) references spc_account
);
call lock_rows('spc_match_rule');
