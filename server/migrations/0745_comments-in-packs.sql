-- A comment chosen for the committee's papers: by the organisation that keeps it, with who chose it and when.
alter table comment add column packed_at timestamptz, add column packed_by_name text;
alter table comment add constraint comment__packed_kind check (packed_at is null or kind = 'figure');
create index on comment (organisation_id, asset_id, as_of) where packed_at is not null;
