-- Months that were populated at once as opening history: whether holdings stood beside what was reported of them, or values alone.
alter table month_end add column opening text check (opening in ('reported', 'withHoldings'));
-- A run that populates every month up to its own, in order, as long as none lacks a value.
alter table month_end_run add column is_opening boolean not null default false;
