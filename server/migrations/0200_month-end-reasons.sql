-- Taking back a month that readers have seen needs a reason, kept with the run that did it.
alter table month_end_run add column reason text check (char_length(reason) <= 1000);
