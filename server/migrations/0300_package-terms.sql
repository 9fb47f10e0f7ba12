-- What a package asked before a day, where that changed: a row holds until its day, from the day of the row before it. The package itself says
-- what it asks since the last of them, and all along where there is none.
create table package_term (
  organisation_id uuid not null,
  package_id uuid not null,
  before_day date not null,
  parent_id uuid,
  datasets text[],
  frequency text check (frequency in ('monthly', 'quarterly', 'semiannual', 'annual')),
  deadline_days integer check (deadline_days between 1 and 60),
  primary key (organisation_id, package_id, before_day),
  foreign key (organisation_id, package_id) references package on delete cascade,
  foreign key (organisation_id, parent_id) references package
);
create index on package_term (organisation_id, parent_id);
call lock_rows('package_term');
call keep_versions('package_term', 'package_id', 'before_day');
