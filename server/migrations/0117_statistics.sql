-- After much was written at once the planner still believes the tables empty, and walks every row where one would do; its own round comes
-- a minute later. Whoever loads much may ask for it at once. Only owners may analyse, so the function works as theirs.
create function refresh_statistics() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze public.entity, public.entity_link, public.benchmark_assignment, public.observation, public.security, public.security_version,
    public.price, public.fx_rate, public.holding, public.valuation, public.source, public.import, public.import_file, public.import_sheet,
    public.import_row;
end $$;

-- Few rows each: an index more is only one more to choose wrongly.
drop index security_version_recorded;
drop index valuation_recorded;
