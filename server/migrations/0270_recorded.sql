-- One word for what is recorded: the column, a code and a parameter that were named after telling.
alter table import rename column told to recorded;
update import_finding set code = 'reportedTwice' where code = 'toldTwice';
update import_finding set params = params - 'told' || jsonb_build_object('given', params -> 'told')
where code = 'currencyDiffers' and params ? 'told';
