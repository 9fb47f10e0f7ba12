-- A revised notice takes the place of an earlier one of its fund; both documents are kept. Each replaces one notice and is replaced by one.
create table notice_replacement (
  organisation_id uuid not null,
  document_id uuid not null,
  replaces_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  primary key (organisation_id, document_id),
  constraint notice_replacement__replaces_id__taken unique (organisation_id, replaces_id),
  foreign key (organisation_id, document_id) references document on delete cascade,
  foreign key (organisation_id, replaces_id) references document on delete cascade
);
call lock_rows('notice_replacement');
