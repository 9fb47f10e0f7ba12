-- Where money is paid to: banks and branches by the codes of the Japanese payment system, which are the platform's and read by all, and bank
-- accounts, which belong to an organisation. Files say codes, so an account names its branch by them. What is in use is archived.
create table bank (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code ~ '^[0-9]{4}$'),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  kana text not null check (char_length(kana) between 1 and 255),
  swift text check (swift ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  archived_at timestamptz,
  version integer not null default 1,
  constraint bank__code__taken unique (code)
);

create table bank_branch (
  id uuid primary key default gen_random_uuid(),
  bank_code text not null references bank (code),
  code text not null check (code ~ '^[0-9]{3}$'),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  kana text not null check (char_length(kana) between 1 and 255),
  archived_at timestamptz,
  version integer not null default 1,
  constraint bank_branch__code__taken unique (bank_code, code)
);

create table bank_account (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  bank_code text not null check (bank_code ~ '^[0-9]{4}$'),
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  type text not null check (type in ('ordinary', 'current', 'savings')),
  number text not null check (number ~ '^[0-9]{7}$'),
  holder text not null check (char_length(holder) between 1 and 255),
  holder_kana text not null check (char_length(holder_kana) between 1 and 255),
  currency text not null default 'JPY' check (currency ~ '^[A-Z]{3}$'),
  is_segregated boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint bank_account__number__taken unique (organisation_id, bank_code, branch_code, type, number)
);
call lock_rows('bank_account');
