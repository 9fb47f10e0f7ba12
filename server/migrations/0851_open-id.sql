-- Single sign-on by OpenID Connect under way: what came back must name a state that was given out, in the browser it was given to. Nonce and PKCE
-- verifier are worked out from the state, so that nothing here completes a log-in.
create table oidc_request (
  organisation_id uuid not null references organisation,
  state_hash bytea not null,
  binding bytea not null,
  way_back text not null,
  expires_at timestamptz not null,
  primary key (organisation_id, state_hash)
);
create index on oidc_request (state_hash);
create index on oidc_request (expires_at);
call lock_rows('oidc_request');

-- Whom an organisation's identity provider may bring along without an invitation; null is nobody.
alter table organisation add column provisioning jsonb;
