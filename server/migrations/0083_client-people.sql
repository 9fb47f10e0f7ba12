-- Who at a manager looks after a client. The client is another organisation; what is said of it here is the manager's own.
create table client_person (
  organisation_id uuid not null references organisation,
  client_id uuid not null references organisation,
  user_id uuid,
  version integer not null default 1,
  primary key (organisation_id, client_id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
create index on client_person (organisation_id, user_id);
create index on client_person (client_id);
call lock_rows('client_person');
