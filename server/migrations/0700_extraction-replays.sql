-- A changed model before it is accepted: what it would read from the documents of its layout, beside what stands there. One per person and model.
create table extraction_replay (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  model_id uuid not null,
  -- The version the change was made from: accepted only while the model still has it.
  base_version integer not null,
  proposal jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  is_capped boolean not null default false,
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamptz not null,
  primary key (organisation_id, id),
  unique (id),
  constraint extraction_replay__model_id__taken unique (organisation_id, model_id, requested_by),
  foreign key (organisation_id, model_id) references extraction_model on delete cascade
);
call lock_rows('extraction_replay');

create table extraction_replay_document (
  organisation_id uuid not null,
  replay_id uuid not null,
  document_id uuid not null,
  position integer not null,
  -- The model that would read it then; none where the changed words of the layout leave it to none.
  read_by text,
  -- Null where the patterns took too long on it.
  fields jsonb,
  primary key (organisation_id, replay_id, document_id),
  foreign key (organisation_id, replay_id) references extraction_replay on delete cascade,
  foreign key (organisation_id, document_id) references document on delete cascade
);
create index on extraction_replay_document (organisation_id, document_id);
call lock_rows('extraction_replay_document');
