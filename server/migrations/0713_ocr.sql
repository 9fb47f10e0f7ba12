-- Pages without words are pictures, mostly: a job of its own reads their letters (OCR). Null: the page brought its words, or has no picture.
alter table document_page
  add column ocr text check (ocr in ('waiting', 'read', 'refused')),
  add column ocr_code text check (ocr_code in ('imageTooLarge', 'imageBroken', 'tooManyPages', 'timeout', 'memory', 'damaged', 'fileMissing', 'unexpected')),
  -- How sure the reader is of each word, in the order of the boxes, in percent.
  add column ocr_sureness jsonb,
  add constraint document_page__ocr_code__required check ((ocr_code is not null) = (ocr is not distinct from 'refused')),
  add constraint document_page__ocr_sureness__required check ((ocr_sureness is not null) = (ocr is not distinct from 'read'));
create index on document_page (organisation_id, document_id) where ocr is not null;
