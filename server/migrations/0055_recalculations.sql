-- Who had the period returns of a month worked out anew, when, and what came out: the digest of every figure, so that equal inputs can be
-- shown to have given equal figures. The person may be a consultant's, so their name is kept as it was.
create table recalculation (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  as_of date not null,
  person text not null,
  figures integer not null,
  digest text not null,
  at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, asset_id) references asset on delete cascade
);
create index on recalculation (organisation_id, asset_id, as_of, at desc);
call lock_rows('recalculation');
