-- Papers an organisation publishes to chosen readers, or administration to everybody. A reader's organisation sees them by policy, and only
-- reads. The publisher's name is kept with the paper, because a reader sees no other organisation's row. Marks are the reader's own, in the
-- organisation they come from.
create table research_article (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  title_en text check (char_length(title_en) between 1 and 255),
  title_jp text check (char_length(title_jp) between 1 and 255),
  summary_en text check (char_length(summary_en) <= 512),
  summary_jp text check (char_length(summary_jp) <= 512),
  body_en text check (char_length(body_en) <= 12000),
  body_jp text check (char_length(body_jp) <= 12000),
  audience text not null check (audience in ('chosen', 'everyone')),
  publisher_en text not null check (char_length(publisher_en) between 1 and 255),
  publisher_jp text not null check (char_length(publisher_jp) between 1 and 255),
  author_name text not null check (char_length(author_name) between 1 and 255),
  file_name text check (char_length(file_name) between 1 and 255),
  file_key text,
  bytes bigint check (bytes > 0),
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint research_article_has_a_title check (title_en is not null or title_jp is not null),
  constraint research_article_file_whole check ((file_key is null) = (file_name is null) and (file_key is null) = (bytes is null))
);
create index on research_article (published_at desc);

create table research_reader (
  organisation_id uuid not null,
  article_id uuid not null,
  reader_id uuid not null references organisation,
  primary key (organisation_id, article_id, reader_id),
  foreign key (organisation_id, article_id) references research_article on delete cascade
);
create index on research_reader (reader_id, article_id);

create table research_mark (
  organisation_id uuid not null,
  user_id uuid not null,
  article_organisation_id uuid not null,
  article_id uuid not null,
  read_at timestamptz,
  bookmarked_at timestamptz,
  primary key (organisation_id, user_id, article_id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  foreign key (article_organisation_id, article_id) references research_article on delete cascade
);
create index on research_mark (article_organisation_id, article_id);

call lock_rows('research_article');
call lock_rows('research_reader');
call lock_rows('research_mark');
create policy as_reader on research_reader for select using (reader_id = current_organisation());
create policy as_reader on research_article for select using (
  withdrawn_at is null and (audience = 'everyone' or exists (
    select from research_reader r
    where r.organisation_id = research_article.organisation_id and r.article_id = research_article.id and r.reader_id = current_organisation())));

create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
       + coalesce((select sum(bytes) from instruction_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from research_article where organisation_id = owner and file_key is not null), 0)
$$;
