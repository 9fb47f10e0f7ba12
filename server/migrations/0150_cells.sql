-- A row of a sheet reports several values, and each has a cell of its own. `place` is the cell of the row's main value; `cells` has the
-- column letters of the others, by the column of the table they are kept in.
alter table holding add column cells jsonb;
alter table cashflow add column cells jsonb;
alter table valuation add column cells jsonb;
alter table fx_rate add column cells jsonb;

-- The cell of one of those values. Of a row recorded before the letters were kept only the row is known, and the row alone is named.
create function cell_of(place text, cells jsonb, field text) returns text language sql immutable as $$
  select regexp_replace(place, '![A-Z]*([0-9]+)$', '!' || coalesce(cells ->> field, '') || '\1')
$$;
