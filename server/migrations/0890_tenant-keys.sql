-- Identifiers are random and made here, and rows are kept apart by (organisation_id, id). That an id alone is unique as well was stated 56
-- times and is not needed: a database spread by organisation cannot enforce it. The indexes stay, for lookups above all organisations.
-- the earlier release goes on: it relies on no constraint on id alone, and finds rows by the same columns
do $$
declare
  found record;
begin
  for found in
    select c.conrelid::regclass as target, c.conname as name
    from pg_constraint c
    join pg_attribute id on id.attrelid = c.conrelid and c.conkey = array[id.attnum] and id.attname = 'id'
    where c.contype = 'u' and c.connamespace = 'public'::regnamespace
      and exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'organisation_id' and not o.attisdropped)
    order by 1
  loop
    execute format('alter table %s drop constraint %I', found.target, found.name);
    execute format('create index on %s (id)', found.target);
  end loop;
end $$;
