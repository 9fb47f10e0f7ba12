-- What the last verification of an organisation's trail found, and a copy of the anchor that is kept outside the database. The copy is
-- only there to notice that the one outside is gone; what is believed is the one outside.
create table audit_check (
  organisation_id uuid primary key references organisation,
  verified_at timestamptz,
  rows bigint not null default 0,
  broken_seq bigint,
  reason text,
  anchored_at timestamptz,
  anchored_seq bigint,
  anchor text
);
call lock_rows('audit_check');
