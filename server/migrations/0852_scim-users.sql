-- What a directory calls a person it keeps here by SCIM.
create table scim_user (
  organisation_id uuid not null,
  user_id uuid not null,
  external_id text not null check (char_length(external_id) between 1 and 255),
  version integer not null default 1,
  primary key (organisation_id, user_id),
  unique (organisation_id, external_id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
call lock_rows('scim_user');
