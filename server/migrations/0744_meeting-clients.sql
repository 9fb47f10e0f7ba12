-- Whoever works for several clients says whose a meeting is: the list of clients shows the next one of each.
alter table meeting add column client_id uuid references organisation;
create index on meeting (organisation_id, client_id, day) where client_id is not null;
