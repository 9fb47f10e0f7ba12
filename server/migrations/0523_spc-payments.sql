-- Payments a company asks its bank for. The paying account says which book pays, and the account that is booked must be of the same one.
-- Whoever asks does not approve, and one invoice of a payee is paid once.
create table spc_payment (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  spc_id uuid not null,
  book text not null,
  bank_account_id uuid not null,
  number integer not null check (number >= 1),
  payee text not null check (char_length(payee) between 1 and 255),
  payee_kana text not null check (char_length(payee_kana) between 1 and 255),
  bank_code text not null check (bank_code ~ '^[0-9]{4}$'),
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  account_type text not null check (account_type in ('ordinary', 'current', 'savings')),
  account_number text not null check (account_number ~ '^[0-9]{7}$'),
  amount numeric not null check (amount > 0 and amount = trunc(amount)),
  payment_day date not null,
  account_code text not null,
  invoice_no text not null check (char_length(invoice_no) between 1 and 64),
  status text not null default 'requested' check (status in ('requested', 'approved', 'rejected')),
  requested_by uuid not null,
  requested_name text not null,
  decided_by uuid,
  decided_name text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  unique (organisation_id, spc_id, number),
  foreign key (organisation_id, spc_id, book, account_code) references spc_account,
  foreign key (organisation_id, bank_account_id) references spc_bank_account,
  check ((decided_by is not null) = (status <> 'requested')),
  constraint "spc_payment__id__own" check (status <> 'approved' or decided_by <> requested_by)
);
-- A rejected request may be made anew.
create unique index spc_payment__invoice_no__taken on spc_payment (organisation_id, spc_id, payee_kana, invoice_no) where status <> 'rejected';
call lock_rows('spc_payment');
