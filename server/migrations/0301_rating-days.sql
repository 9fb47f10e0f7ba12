-- The day from which on a security's rating and risk weight are what a version of its master says; null is the month that was being reported
-- when the version was recorded.
alter table security_version add column from_day date;
