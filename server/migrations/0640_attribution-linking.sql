-- How an owner links the months of an attribution. It is structure: what was chosen is kept with the time it was chosen, so that a figure can
-- be worked out again as it was.
create table attribution_setting (
  organisation_id uuid not null references organisation,
  linking text not null check (linking in ('carino', 'menchero', 'grap', 'frongello')),
  version integer not null default 1,
  primary key (organisation_id)
);
call lock_rows('attribution_setting');
call keep_versions('attribution_setting', 'organisation_id');
