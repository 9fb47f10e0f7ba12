-- A call or distribution notice that was approved: the money it announces stands as an instruction, and becomes a fact of the fund when that
-- instruction is final. What the instruction says of its state is not repeated here; `ended_at` is when it was deleted or cancelled, after
-- which the document may be approved once more.
create table fund_notice (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  document_id uuid not null,
  instruction_id uuid not null,
  fund_id uuid not null,
  notice text not null check (char_length(notice) between 1 and 64),
  side text not null check (side in ('call', 'distribution')),
  amount numeric not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  bank_account text check (char_length(bank_account) <= 512),
  approved_by uuid,
  approved_by_name text not null,
  approved_at timestamptz not null,
  -- What its facts were recorded from, once they are.
  source_id uuid,
  ended_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  constraint fund_notice__instruction_id__taken unique (organisation_id, instruction_id),
  foreign key (organisation_id, document_id) references document,
  foreign key (organisation_id, instruction_id) references instruction,
  foreign key (organisation_id, fund_id) references entity,
  foreign key (organisation_id, source_id) references source
);
create unique index fund_notice__document_id__taken on fund_notice (organisation_id, document_id, side) where ended_at is null;
create index on fund_notice (organisation_id, fund_id, approved_at);
call lock_rows('fund_notice');

-- Its typed parts, each with the page and box it was read from.
create table fund_notice_part (
  organisation_id uuid not null,
  notice_id uuid not null,
  type text not null check (char_length(type) between 1 and 64),
  amount numeric not null,
  place text,
  primary key (organisation_id, notice_id, type),
  foreign key (organisation_id, notice_id) references fund_notice on delete cascade
);
call lock_rows('fund_notice_part');

-- Bank details that differ from last time are confirmed by a second person, who asked the fund by telephone. The confirmation is of that very
-- account: another one needs another.
create table bank_confirmation (
  organisation_id uuid not null,
  document_id uuid not null,
  bank_account text not null check (char_length(bank_account) <= 512),
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  primary key (organisation_id, document_id),
  foreign key (organisation_id, document_id) references document on delete cascade
);
call lock_rows('bank_confirmation');

-- Who decided a value: names repeat, and a second person must be another.
alter table data_point_value add column decided_by uuid;

-- Facts that were read from a document lead back to it.
alter table source add column document_id uuid;
alter table source add foreign key (organisation_id, document_id) references document;
