-- Categories that are no longer used are kept and remember what they were. Among those in use names differ in both languages, however
-- they are capitalised; the index names are quoted because they carry the code the field is told.
alter table category add column former_kind text check (former_kind in ('benchmark', 'client', 'fund', 'portfolio'));
alter table category add check (former_kind is null or kind = 'archived');
alter table category drop constraint category__name__duplicatecategory;
create unique index "category__name__duplicateCategory" on category (organisation_id, asset_id, axis, lower(name_en)) where kind <> 'archived';
create unique index "category__name_jp__duplicateCategory" on category (organisation_id, asset_id, axis, lower(name_jp)) where kind <> 'archived';
create index on category (organisation_id, asset_id, kind, axis, position);

-- Parties are edited by version, and the same party is not told twice; what they may see follows from them.
alter table party add column version integer not null default 1;
create unique index "party__name__taken" on party (organisation_id, entity_id, role, name_en, from_day);
create index on access_grant (organisation_id, entity_id);

-- Two administrators of one asset: the second is told.
alter table asset add column version integer not null default 1;
