-- Pages a person keeps at hand, by the object they show, in the order they like. They are theirs alone and follow them from device to
-- device; support keeps its own for each organisation it works in.
create table favourite (
  organisation_id uuid not null,
  user_id uuid not null,
  at_organisation_id uuid not null references organisation,
  kind text not null check (kind in ('mandate', 'fund', 'assetClass', 'report', 'document')),
  subject_id uuid not null,
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, user_id, at_organisation_id, kind, subject_id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
call lock_rows('favourite');
