-- Which mandates a file was made of, each with the last day its maker was granted; null for a file of the whole asset. A file made before
-- this is known by nothing, and whoever sees only a part of the asset makes it again.
alter table data_export add column within jsonb;
