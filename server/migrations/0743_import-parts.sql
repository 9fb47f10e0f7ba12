-- Good rows of a file may be saved alone, as an import of their own: it holds only those rows, and the first import no longer does, until
-- the part is withdrawn. Both keep the file they came in, so that cells keep their addresses.
alter table import
  add column part_of uuid,
  add column parted integer not null default 0,
  add foreign key (organisation_id, part_of) references import (organisation_id, id);
create index on import (organisation_id, part_of) where part_of is not null;

create table import_part_row (
  organisation_id uuid not null,
  import_id uuid not null,
  from_import_id uuid not null,
  from_file_no integer not null,
  sheet text not null,
  row_no integer not null,
  primary key (organisation_id, import_id, sheet, row_no),
  foreign key (organisation_id, import_id) references import on delete cascade,
  foreign key (organisation_id, from_import_id, from_file_no) references import_file on delete cascade
);
create index on import_part_row (organisation_id, from_import_id, from_file_no);
call lock_rows('import_part_row');
