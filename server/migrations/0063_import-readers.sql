-- Whom an import is for may read all of it: its files, sheets, rows, findings and steps.
do $$
declare
  part text;
begin
  foreach part in array array['import_file', 'import_sheet', 'import_row', 'import_finding', 'import_step'] loop
    execute format('create policy addressed_rows on %I for select using (exists (select from import i
      where i.organisation_id = %I.organisation_id and i.id = %I.import_id and i.owner_id = current_organisation()))', part, part, part);
  end loop;
end $$;
