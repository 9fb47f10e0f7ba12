-- A change is of facts (what was told) or of structure (what it is told about). Counting them apart lets a reader of facts keep the
-- structure it holds. A value may be older than the month it stands for: a late fund is carried at its last valuation.
alter table book_version add column structure bigint not null default 1;
alter table observation add column valued_on date;
alter table observation add constraint observation_valued_on check (valued_on <= as_of);
