-- A reading process that ends by itself is not one whose memory was too small.
alter table document drop constraint document_reading_code_check,
  add constraint document_reading_code_check
    check (reading_code in ('encrypted', 'damaged', 'timeout', 'memory', 'crashed', 'tooManyPages', 'tooMuchText', 'fileMissing', 'unexpected'));
alter table research_article drop constraint research_article_reading_code_check,
  add constraint research_article_reading_code_check
    check (reading_code in ('encrypted', 'damaged', 'timeout', 'memory', 'crashed', 'tooManyPages', 'tooMuchText', 'fileMissing', 'unexpected'));
