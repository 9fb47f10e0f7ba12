-- Places of business (participating employers, offices of vehicles); each may stand for one account, whose page it then shows.
create table establishment (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  ref text not null check (char_length(ref) between 1 and 64),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  country text not null check (country ~ '^[A-Z]{2}$'),
  account_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint establishment__ref__taken unique (organisation_id, ref),
  foreign key (organisation_id, account_id) references entity on delete set null (account_id)
);
create index on establishment (organisation_id, account_id);
call lock_rows('establishment');
