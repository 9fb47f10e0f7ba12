-- A class is measured through the account that gathers its members; the link says which.
alter table category add column entity_id uuid;
alter table category add foreign key (organisation_id, entity_id) references entity on delete set null (entity_id);
