-- How much a check forgives, where an organisation, or it for one mandate, wants another limit than the platform's.
create table import_tolerance (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  code text not null check (char_length(code) between 1 and 64),
  entity_id uuid,
  value numeric not null check (value >= 0),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (organisation_id, id),
  unique (id),
  constraint import_tolerance__code__taken unique nulls not distinct (organisation_id, code, entity_id),
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
call lock_rows('import_tolerance');
