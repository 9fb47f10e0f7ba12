-- How often somebody tried a secret of one account. Counted before the password is looked at and forgotten on success, so that
-- parallel guesses count one by one. Keys are HMACs: the table does not tell whose accounts are under attack.
create table sign_in_attempt (
  key bytea primary key,
  failures integer not null default 1,
  last_at timestamptz not null
);
create index on sign_in_attempt (last_at);

-- A person at an identity provider is the pair of provider and subject, never an e-mail address alone (the provider belongs to the
-- organisation). A hand-over ticket works only in the browser that began the sign-in: `binding` is the hash of its cookie.
alter table app_user add column sso_subject text;
alter table app_user add constraint app_user__sso_subject__taken unique (organisation_id, sso_subject);
alter table one_use_link add column binding bytea;

-- Sign-ins under way at an identity provider; an answer must name one of them, once.
create table saml_request (
  organisation_id uuid not null references organisation,
  id text not null,
  issued_at text not null,
  binding bytea not null,
  expires_at timestamptz not null,
  primary key (organisation_id, id),
  unique (id)
);
create index on saml_request (expires_at);
call lock_rows('saml_request');

-- Assertions already used, until they would have expired anyway.
create table saml_assertion (
  organisation_id uuid not null references organisation,
  id text not null,
  expires_at timestamptz not null,
  primary key (organisation_id, id)
);
create index on saml_assertion (expires_at);
call lock_rows('saml_assertion');
