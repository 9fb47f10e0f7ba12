-- Published reports: what was said, to the letter, with its hash and the moment of knowledge it was said with. A report never changes;
-- a correction is a new version that says what moved.
-- append-only: report
create table report (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  entity_id uuid,
  as_of date not null,
  version integer not null check (version > 0),
  previous_id uuid,
  reason text check (char_length(reason) <= 1000),
  content text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  known_at timestamptz not null,
  published_at timestamptz not null,
  published_by uuid not null,
  publisher_name text not null,
  publisher_organisation_id uuid not null references organisation,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, asset_id) references asset,
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, previous_id) references report
);
create unique index report_version on report (organisation_id, asset_id, as_of, version, coalesce(entity_id, asset_id));
create index on report (organisation_id, entity_id, as_of);
call lock_rows('report');
create trigger append_only before update or delete on report for each row execute function refuse_change();
create trigger append_only_all before truncate on report for each statement execute function refuse_change();

-- Who has opened a report, and when first and last: whom a restatement concerns.
create table report_opening (
  organisation_id uuid not null,
  report_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  user_organisation_id uuid not null references organisation,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (organisation_id, report_id, user_id),
  foreign key (organisation_id, report_id) references report
);
call lock_rows('report_opening');
