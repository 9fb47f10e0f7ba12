-- Ledgers are read by the thousand rows. In a subquery the organisation in force is looked up once for a statement; without it, once for
-- every row that is read. What the policies allow is the same.
alter policy own_rows on transaction using (organisation_id = (select current_organisation()) or (select is_platform()));
alter policy own_rows on cash_sum using (organisation_id = (select current_organisation()) or (select is_platform()));
alter policy own_rows on fx_forward using (organisation_id = (select current_organisation()) or (select is_platform()));
