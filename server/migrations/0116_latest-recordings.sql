-- Every approval asks when its owner last came to know anything, so that no fact claims to have been known before the one it corrects.
-- Without these each of them reads all facts there are.
create index observation_recorded on observation (organisation_id, recorded_at);
create index holding_recorded on holding (organisation_id, recorded_at);
create index price_recorded on price (organisation_id, recorded_at);
create index fx_rate_recorded on fx_rate (organisation_id, recorded_at);
create index security_version_recorded on security_version (organisation_id, recorded_at);
create index valuation_recorded on valuation (organisation_id, recorded_at);
