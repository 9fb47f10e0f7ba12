-- The papers of an instruction: what people attached to it, and the sheet of each version as it was sent, in both languages. They belong to
-- the instruction and not to the vault: whoever may open the instruction may open them, the manager and the trust bank among them, and the
-- vault's kinds of documents know no instruction. One that was taken away keeps its row; its file goes.
create table instruction_document (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  instruction_id uuid not null,
  kind text not null check (kind in ('attachment', 'sheet')),
  version integer check (version > 0),
  language text check (language in ('en', 'jp')),
  file_name text not null check (char_length(file_name) between 1 and 255),
  format text not null check (format in ('pdf', 'xlsx', 'png', 'jpg')),
  file_key text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (char_length(sha256) = 64),
  -- The sheet is made by the product itself.
  user_id uuid,
  user_name text,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, instruction_id) references instruction,
  constraint instruction_document_whole check ((kind = 'sheet') = (version is not null) and (kind = 'sheet') = (language is not null))
);
create unique index instruction_document__file__taken on instruction_document (organisation_id, instruction_id, sha256)
  where kind = 'attachment' and removed_at is null;
create unique index instruction_document__version__taken on instruction_document (organisation_id, instruction_id, version, language)
  where kind = 'sheet';
call lock_rows('instruction_document');

create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
       + coalesce((select sum(bytes) from instruction_document where organisation_id = owner and removed_at is null), 0)
$$;
