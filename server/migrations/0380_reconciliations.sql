-- What people decided about differences between a manager's book and the trust bank's. The books are facts of their own: the mandate's and
-- those of the custodial accounts under it; a difference is worked out from them every time. `value` and `units` say which difference was
-- looked at, so that a decision lapses when one of the books changes. Nothing is overwritten: a later version closes the one before.
create table reconciliation_mark (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  mandate_id uuid not null,
  as_of date not null,
  part text not null check (part in ('security', 'beyondLines', 'account')),
  security_id uuid,
  version integer not null check (version >= 1),
  state text not null check (state in ('open', 'cleared', 'carried')),
  cause text check (cause in ('settlementDate', 'fxRate', 'accruedIncome', 'valuationTime', 'booking', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  value numeric not null,
  units numeric not null,
  since date not null,
  author_organisation_id uuid not null references organisation,
  user_id uuid not null,
  user_name text not null,
  recorded_at timestamptz not null,
  superseded_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, asset_id) references asset on delete cascade,
  foreign key (organisation_id, mandate_id) references entity on delete cascade,
  foreign key (organisation_id, security_id) references security,
  constraint reconciliation_mark__cause__required check (state = 'open' or cause is not null),
  check ((part = 'security') = (security_id is not null)),
  check (since <= as_of),
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index reconciliation_mark_current on reconciliation_mark (organisation_id, mandate_id, as_of, part, security_id)
  nulls not distinct where superseded_at is null;
create index on reconciliation_mark (organisation_id, asset_id, as_of, recorded_at);
call lock_rows('reconciliation_mark');
create trigger marks_are_kept before update on reconciliation_mark for each row execute function only_supersede();

-- How much the two books may differ and still agree, where an organisation wants other limits than the platform's.
create table reconciliation_tolerance (
  organisation_id uuid not null references organisation,
  percent numeric not null check (percent >= 0 and percent < 100),
  amount numeric not null check (amount >= 0),
  version integer not null default 1,
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (organisation_id)
);
call lock_rows('reconciliation_tolerance');
