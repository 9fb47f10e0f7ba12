-- A run that could not go on is ended at its last try, so that another can be asked for.
-- the earlier release goes on: it writes none but the two reasons it knows, and shows any other as a month that is not populated
alter table report_run drop constraint report_run_failure_check;
alter table report_run add constraint report_run_failure_check check (failure in ('notPopulated', 'secondPerson', 'unexpected'));
