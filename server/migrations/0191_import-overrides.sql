-- A value used in place of the one a file holds is a fact of its own: who decided it, when and why, what the file says, and what was used.
-- The file stays as it was sent; nothing recorded here is ever changed.
create table import_override (
  organisation_id uuid not null,
  id bigint generated always as identity,
  import_id uuid not null,
  file_no integer not null,
  sheet text not null,
  row_no integer not null,
  field text not null,
  cell text not null,
  -- Whether the column says what the row is about: then every value of the row rests on it.
  is_key boolean not null,
  file_value text,
  used_value text not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, import_id, file_no) references import_file on delete cascade
);
create index on import_override (organisation_id, import_id, file_no, sheet, row_no, id);
call lock_rows('import_override');
create policy addressed_rows on import_override for select using (exists (select from import i
  where i.organisation_id = import_override.organisation_id and i.id = import_override.import_id and i.owner_id = current_organisation()));

create function never_changed() returns trigger language plpgsql as $$
begin
  raise exception 'an override is kept as it was made';
end $$;
create trigger import_override_kept before update on import_override for each row execute function never_changed();
