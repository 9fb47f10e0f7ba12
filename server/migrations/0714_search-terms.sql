-- What pages are found by, turned round: for every word or pair of Japanese signs, which documents hold it and on which of their pages. Row-level
-- security lets no index be used for a comparison that could tell of foreign rows, and "holds all of these" is one; equality of a word is none.
create table document_term (
  organisation_id uuid not null,
  term text collate "C" not null check (char_length(term) between 1 and 64),
  document_id uuid not null,
  pages integer[] not null,
  primary key (organisation_id, term, document_id),
  foreign key (organisation_id, document_id) references document on delete cascade
);
create index on document_term (organisation_id, document_id);
call lock_rows('document_term');

create table research_term (
  organisation_id uuid not null,
  article_id uuid not null,
  term text collate "C" not null check (char_length(term) between 1 and 64),
  pages integer[] not null,
  primary key (organisation_id, article_id, term),
  foreign key (organisation_id, article_id) references research_article on delete cascade
);
-- Readers look in papers of everybody who lets them.
create index on research_term (term);
call lock_rows('research_term');
create policy as_reader on research_term for select using (exists (
  select from research_article a
  where a.organisation_id = research_term.organisation_id and a.id = research_term.article_id and a.withdrawn_at is null));

-- The same terms as server/src/features/documents/search-terms.ts finds, for what was read before.
create function pg_temp.terms_of(plain text) returns setof text language sql immutable as $$
  with stretch as (
    select m[1] as signs, m[2] as word from regexp_matches(plain,
      '([\u3005-\u3007\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF]+)'
      '|([a-z0-9\u00AA\u00B5\u00BA\u00DF-\u00F6\u00F8-\u02AF\u0370-\u1FFF\u2C00-\u2DFF\uA640-\uABFF\uAC00-\uD7AF]+)', 'g') m)
  select left(word, 64) from stretch where word is not null
  union select substr(signs, place, length) from stretch, generate_series(1, char_length(signs)) place, generate_series(1, 2) length
  where signs is not null and place + length - 1 <= char_length(signs)
$$;
select set_config('app.platform', 'on', true);
insert into document_term (organisation_id, term, document_id, pages)
select p.organisation_id, t.term, p.document_id, array_agg(p.page_no order by p.page_no) from document_page p, pg_temp.terms_of(p.plain) t(term) group by 1, 2, 3;
insert into research_term (organisation_id, article_id, term, pages)
select p.organisation_id, p.article_id, t.term, array_agg(p.page_no order by p.page_no) from research_page p, pg_temp.terms_of(p.plain) t(term) group by 1, 2, 3;
select set_config('app.platform', '', true);
drop function pg_temp.terms_of(text);

drop function pages_with(uuid, text[]);
drop function research_pages_with(uuid, text[]);
alter table document_page drop column terms;
alter table research_page drop column terms;

create or replace function refresh_statistics() returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze public.entity, public.entity_link, public.benchmark_assignment, public.observation, public.security, public.security_version,
    public.price, public.fx_rate, public.holding, public.valuation, public.source, public.import, public.import_file, public.import_sheet,
    public.import_row, public.transaction, public.cash_sum, public.instruction, public.fx_forward, public.document, public.document_page,
    public.document_term;
end $$;
