-- What others call a fund: the trustee, the association, an exchange. A code means one fund within its scheme; a fund may have several.
create table fund_code (
  organisation_id uuid not null,
  entity_id uuid not null,
  scheme text not null check (char_length(scheme) between 1 and 64),
  code text not null check (char_length(code) between 1 and 64),
  primary key (organisation_id, entity_id, scheme, code),
  constraint fund_code__code__taken unique (organisation_id, scheme, code),
  foreign key (organisation_id, entity_id) references entity on delete cascade
);
call lock_rows('fund_code');
