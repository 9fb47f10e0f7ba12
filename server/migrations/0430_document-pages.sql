-- What stands in a document. Its pages are read once, by a job, and are what its values, its boxes and the search rest on.
alter table document
  add column guid uuid not null default gen_random_uuid(),
  add column kind text not null default 'content' check (kind in ('content', 'data', 'report')),
  add column origin text not null default 'assetOwner' check (origin in ('assetOwner', 'consultant', 'custom', 'regulatory', 'text', 'hakaru')),
  add column reading text not null default 'none' check (reading in ('waiting', 'read', 'refused', 'none')),
  add column reading_code text check (reading_code in ('encrypted', 'damaged', 'timeout', 'memory', 'tooManyPages', 'tooMuchText', 'fileMissing', 'unexpected')),
  add column page_count integer check (page_count >= 0),
  -- A type nobody chose is guessed from the words found on the first pages; the words are the reason.
  add column is_type_guessed boolean not null default false,
  add column guess_reason text check (char_length(guess_reason) <= 255);
create unique index document__guid__taken on document (guid);

create table document_page (
  organisation_id uuid not null,
  document_id uuid not null,
  page_no integer not null check (page_no >= 1),
  width numeric not null,
  height numeric not null,
  text text not null,
  -- Six numbers a word: where it begins in the text, how long it is, and its box.
  boxes jsonb not null,
  -- What a search compares: the text with full-width signs in their usual form, in small letters.
  plain text not null,
  -- Pairs of Japanese signs and whole Latin words; a search finds a page by all of its own.
  terms text[] not null,
  primary key (organisation_id, document_id, page_no),
  foreign key (organisation_id, document_id) references document on delete cascade
);
create index on document_page using gin (terms);
call lock_rows('document_page');

-- Under row-level security no index over terms is used, because the comparison could tell of rows it looks at. The function looks at the
-- asker's rows alone and answers only the organisation in force.
create function pages_with(owner uuid, wanted text[]) returns table (document_id uuid, page_no integer)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.document_id, p.page_no from public.document_page p
  where p.organisation_id = owner and owner = public.current_organisation() and p.terms @> wanted
$$;
