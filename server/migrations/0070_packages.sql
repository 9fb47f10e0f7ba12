-- What is reported, how often and by which business day. A package may take what it leaves open from its parent; where it is assigned
-- decides who reports by it, and from when to when.
create table package (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('account', 'entity')),
  type text not null check (type in ('monthlyReport', 'quarterlyReport', 'privateAssetReport', 'baselReport', 'financialStatements')),
  name text not null check (char_length(name) between 1 and 255),
  name_jp text check (char_length(name_jp) <= 255),
  description text check (char_length(description) <= 512),
  parent_id uuid,
  datasets text[],
  frequency text check (frequency in ('monthly', 'quarterly', 'semiannual', 'annual')),
  deadline_days integer constraint package__deadline_days__range check (deadline_days between 1 and 60),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint package__name__taken unique (organisation_id, name),
  foreign key (organisation_id, parent_id) references package,
  constraint package__parent_id__ownParent check (parent_id <> id)
);
create index on package (organisation_id, parent_id);
call lock_rows('package');

-- One package of one mandate or entity. `closed_with` remembers that the end came with closing the mandate, so that reopening undoes it.
create table package_assignment (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  package_id uuid not null,
  entity_id uuid not null,
  reporting_start date not null,
  reporting_end date,
  closed_with boolean not null default false,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint package_assignment__entity_id__taken unique (organisation_id, entity_id, package_id),
  constraint package_assignment__reporting_end__endBeforeStart check (reporting_end >= reporting_start),
  foreign key (organisation_id, package_id) references package,
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
create index on package_assignment (organisation_id, package_id);
call lock_rows('package_assignment');
