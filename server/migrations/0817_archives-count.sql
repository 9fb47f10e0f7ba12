-- The archive of a complete export counts towards the storage of its organisation while it is kept.
create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
       + coalesce((select sum(bytes) from instruction_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from research_article where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(bytes) from risk_upload where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from spc_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from committee_pack_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from master_upload where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from organisation_export where organisation_id = owner and file_key is not null), 0)
$$;
