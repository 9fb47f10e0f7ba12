-- Banks and brokers an organisation deals with. The type is a code of administration's list. The limit is in yen and is held against the yen
-- amount of the open forwards; without one nothing is measured.
create table counterparty (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  type text not null check (char_length(type) between 1 and 64),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  country text not null check (country ~ '^[A-Z]{2}$'),
  rating text check (char_length(rating) between 1 and 16),
  limit_jpy numeric check (limit_jpy > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint counterparty__name__taken unique (organisation_id, name_en)
);
call lock_rows('counterparty');

insert into reference_type (list, code, name_en, name_jp, position) values
  ('counterparty', 'insurer', 'Life insurer', '生命保険会社', 5),
  ('counterparty', 'auditor', 'Auditor', '監査法人', 6)
on conflict do nothing;
