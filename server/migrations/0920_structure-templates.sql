-- Whether an organisation lets its structure be the beginning of new organisations. Every choice is kept; the last one holds, and before the
-- first nobody gets anything.
create table structure_offer (
  organisation_id uuid not null references organisation,
  version integer not null check (version >= 1),
  is_offered boolean not null,
  user_name text not null check (char_length(user_name) between 1 and 255),
  recorded_at timestamptz not null,
  primary key (organisation_id, version)
);
call lock_rows('structure_offer');

-- A copy of a structure has a row on either side with the same id, and neither names the other organisation.
create table structure_copy (
  organisation_id uuid not null references organisation,
  id uuid not null,
  side text not null check (side in ('given', 'received')),
  counts jsonb not null,
  user_name text not null check (char_length(user_name) between 1 and 255),
  copied_at timestamptz not null,
  primary key (organisation_id, id)
);
-- An organisation begins once.
create unique index structure_copy__to_id__not_empty on structure_copy (organisation_id) where side = 'received';
call lock_rows('structure_copy');
