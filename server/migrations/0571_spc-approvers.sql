-- Whoever works out a distribution does not approve it. Of those approved before this day only the name of the approver is known.
alter table spc_distribution
  add column approved_by uuid,
  add constraint "spc_distribution__id__own" check (approved_by is null or (status = 'approved' and approved_by <> prepared_by));
