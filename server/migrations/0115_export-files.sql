-- Files of exports are removed after a month; those that still lie ready are looked up by their age.
create index data_export_files on data_export (finished_at) where file_key is not null;
