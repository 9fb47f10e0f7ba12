-- The companies a fund has invested in: their particulars beside the entity, which carries name and place in the tree.
create table company (
  organisation_id uuid not null,
  entity_id uuid not null,
  name_kana text check (char_length(name_kana) <= 255),
  roles text[] not null default '{}'
    check (roles <@ array['custodian', 'fundAdministrator', 'investor', 'manager', 'masterTrustee', 'subAdvisor', 'trustee']),
  country text check (country ~ '^[A-Z]{2}$'),
  phone_number text check (char_length(phone_number) <= 32),
  fax_number text check (char_length(fax_number) <= 32),
  address text check (char_length(address) <= 512),
  contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array'),
  bank_accounts jsonb not null default '[]' check (jsonb_typeof(bank_accounts) = 'array'),
  status text not null default 'active' check (status in ('active', 'realized')),
  invested_date date,
  realized_date date,
  primary key (organisation_id, entity_id),
  foreign key (organisation_id, entity_id) references entity on delete cascade,
  constraint "company__realized_date__beforeInvested" check (realized_date >= invested_date),
  check (realized_date is null or status = 'realized')
);
call lock_rows('company');
create index on entity (organisation_id, asset_id, type);
