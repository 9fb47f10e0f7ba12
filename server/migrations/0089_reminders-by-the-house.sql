-- A report that is past due is asked for by the house itself, without a person: such a remark has nobody's id.
alter table task_remark alter column user_id drop not null;
