-- Assets with the versions of their books, those of many readers in one statement and without a transaction of its own: every reading of
-- figures begins with it. Each is named by owner and id, so whoever asks has found out before whose it is and that it may be seen.
create function assets_at(owners uuid[], ids uuid[]) returns table (
  "id" uuid, "ownerId" uuid, "nameEn" text, "nameJp" text, "baseCurrency" text, "version" text, "structure" text)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select a.id, a.organisation_id, a.name_en::text, a.name_jp::text, a.base_currency::text, coalesce(v.version, 0)::text, coalesce(v.structure, 0)::text
    from unnest(owners, ids) as wanted (owner_id, asset_id)
    join asset a on (a.organisation_id, a.id) = (wanted.owner_id, wanted.asset_id)
    left join book_version v on (v.organisation_id, v.asset_id) = (a.organisation_id, a.id);
  perform set_config('app.platform', before, true);
end $$;
