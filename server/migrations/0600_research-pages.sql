-- What stands in the PDF of a research paper, page by page: read once by a job, searched by whoever may read the paper.
alter table research_article
  add column reading text not null default 'none' check (reading in ('waiting', 'read', 'refused', 'none')),
  add column reading_code text check (reading_code in ('encrypted', 'damaged', 'timeout', 'memory', 'tooManyPages', 'tooMuchText', 'fileMissing', 'unexpected')),
  add column page_count integer check (page_count >= 0);

create table research_page (
  organisation_id uuid not null,
  article_id uuid not null,
  page_no integer not null check (page_no >= 1),
  width numeric not null,
  height numeric not null,
  text text not null,
  -- As of document_page: six numbers a word, the text as a search compares it, and what the index finds it by.
  boxes jsonb not null,
  plain text not null,
  terms text[] not null,
  primary key (organisation_id, article_id, page_no),
  foreign key (organisation_id, article_id) references research_article on delete cascade
);
create index on research_page using gin (terms);
call lock_rows('research_page');
-- The paper's own policies say who reads it; its pages follow.
create policy as_reader on research_page for select using (exists (
  select from research_article a
  where a.organisation_id = research_page.organisation_id and a.id = research_page.article_id and a.withdrawn_at is null));

-- Under row-level security no index over terms is used. The function answers only the organisation in force, and only papers it may read.
create function research_pages_with(reader uuid, wanted text[]) returns table (article_id uuid, page_no integer)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p.article_id, p.page_no
  from public.research_page p join public.research_article a on (a.organisation_id, a.id) = (p.organisation_id, p.article_id)
  where reader = public.current_organisation() and p.terms @> wanted and a.withdrawn_at is null
    and (a.organisation_id = reader or a.audience = 'everyone' or exists (
      select from public.research_reader r
      where r.organisation_id = a.organisation_id and r.article_id = a.id and r.reader_id = reader))
$$;
