-- Somebody whom support moves to another organisation keeps the passwords they had: none of them may be used again there either.
alter table password_history drop constraint password_history_organisation_id_user_id_fkey;
alter table password_history add foreign key (organisation_id, user_id) references app_user on update cascade on delete cascade;
