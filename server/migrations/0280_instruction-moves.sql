-- append-only: instruction_audit
-- append-only: instruction_answer
-- Instructions are written here as well as imported: who wrote them (perhaps a manager's person, so the name is kept beside the id), the two
-- legs of a currency deal, and the number a final one gets.
alter table instruction
  add column instruction_date date,
  add column side text check (side in ('buy', 'sell')),
  add column counter_currency text check (counter_currency ~ '^[A-Z]{3}$'),
  add column created_by_name text,
  add column created_in uuid references organisation,
  add column updated_by_name text,
  add column fiscal_year integer,
  add column number integer check (number > 0),
  add constraint instruction_number_whole check ((fiscal_year is null) = (number is null)),
  add constraint instruction__number__taken unique (organisation_id, fiscal_year, number),
  add constraint "instruction__counter_currency__sameCurrency" check (counter_currency <> currency),
  -- Rows that were imported before this rule keep the type they came with.
  add constraint "instruction__type__otherCategory" check (
    (category = 'Cash Transfer' and type in ('cashTransfer', 'payout'))
    or (category = 'Fee' and type in ('fee', 'rebate', 'withholdingTax'))
    or (category = 'Private Asset' and type in ('contribution', 'distribution', 'reinvestmentPrivateAsset', 'navAdjustment'))
    or (category = 'Fund' and type in ('buy', 'sell', 'dividend', 'reinvestmentFund', 'unitAdjustment', 'bookValueAdjustment'))
    or (category = 'FX Forward' and type in ('fxForward', 'fxForward setoff', 'fxForward split'))
    or (category = 'Receipt' and type in ('receiptAdditional', 'interestEarned', 'interestAdjustment', 'miscProfitAndLoss'))) not valid;
create index on instruction (organisation_id, status, settlement_date);

-- The last number given in a fiscal year. Taken in the transaction that uses it, so a move that fails gives its number back: final
-- instructions have no gaps. Drafts count in a series of their own.
create table instruction_counter (
  organisation_id uuid not null references organisation,
  series text not null check (series in ('draft', 'final')),
  fiscal_year integer not null,
  last integer not null check (last > 0),
  primary key (organisation_id, series, fiscal_year)
);
call lock_rows('instruction_counter');

create table instruction_audit (
  organisation_id uuid not null,
  id bigint generated always as identity,
  instruction_id uuid not null,
  action text not null check (action in ('create', 'finalize', 'delete', 'cancel', 'setoff', 'cancel setoff', 'split')),
  old_status text check (old_status in ('preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled', 'invalid')),
  new_status text not null check (new_status in ('preliminary', 'final', 'finalSetoff', 'finalSplit', 'cancelled', 'invalid')),
  user_id uuid not null,
  user_name text not null,
  user_organisation_id uuid not null references organisation,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, instruction_id) references instruction,
  check ((action = 'create') = (old_status is null))
);
create index on instruction_audit (organisation_id, instruction_id, id);
call lock_rows('instruction_audit');
create trigger append_only before update or delete on instruction_audit for each row execute function refuse_change();
create trigger append_only_all before truncate on instruction_audit for each statement execute function refuse_change();

-- What the trust bank says to a final instruction. It stands beside the status and does not change it.
create table instruction_answer (
  organisation_id uuid not null,
  id bigint generated always as identity,
  instruction_id uuid not null,
  answer text not null check (answer in ('received', 'confirmed', 'returned')),
  comment text check (char_length(comment) <= 512),
  reference text check (char_length(reference) <= 64),
  user_id uuid not null,
  user_name text not null,
  bank_id uuid not null references organisation,
  bank_en text not null,
  bank_jp text not null,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, instruction_id) references instruction,
  check (answer <> 'returned' or comment is not null)
);
create unique index instruction_answer_received on instruction_answer (organisation_id, instruction_id) where answer = 'received';
create unique index instruction_answer_decided on instruction_answer (organisation_id, instruction_id) where answer <> 'received';
call lock_rows('instruction_answer');
create trigger append_only before update or delete on instruction_answer for each row execute function refuse_change();
create trigger append_only_all before truncate on instruction_answer for each statement execute function refuse_change();

-- Whether an instruction is made final by somebody else than who wrote or last changed it.
alter table month_setting add column instruction_second_person boolean not null default false;
