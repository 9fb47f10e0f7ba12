-- Contact teams of the firms an organisation works with: named people with telephone and fax.
create table team (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  firm text not null check (char_length(firm) between 1 and 255),
  looks_after text check (char_length(looks_after) <= 512),
  phone_number text check (char_length(phone_number) <= 32),
  fax_number text check (char_length(fax_number) <= 32),
  email text check (char_length(email) <= 255),
  people jsonb not null default '[]' check (jsonb_typeof(people) = 'array'),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint team__name__taken unique (organisation_id, firm, name_en)
);
call lock_rows('team');
