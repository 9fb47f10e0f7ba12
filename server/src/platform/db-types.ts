// Generated from server/migrations by `npm run generate`. Do not edit.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type DB = {
  organisation: {
    id: Generated<string>;
    ref: string;
    name_en: string;
    name_jp: string;
    type: string;
    modules: Generated<string[]>;
    shell: Generated<boolean>;
    brand: unknown;
    allowed_cidrs: Generated<string[]>;
    sso: unknown;
    version: Generated<number>;
    created_at: GeneratedInstant;
  };
  organisation_package: { organisation_id: string; id: Generated<string>; type: string };
  app_user: {
    organisation_id: string;
    id: Generated<string>;
    email: string;
    name: string;
    title: string | null;
    phone_number: string | null;
    role: string;
    superuser: Generated<boolean>;
    agreed_at: MaybeInstant;
    verified_at: MaybeInstant;
    password_hash: string | null;
    password_reset: Generated<boolean>;
    sso: Generated<boolean>;
    sso_subject: string | null;
    disabled_at: MaybeInstant;
    preferences: Generated<unknown>;
    notification_settings: Generated<unknown>;
    version: Generated<number>;
    created_at: GeneratedInstant;
  };
  user_package: { organisation_id: string; user_id: string; id: Generated<string>; ref: string; type: string };
  password_history: {
    organisation_id: string;
    user_id: string;
    id: Generated<string>;
    password_hash: string;
    created_at: GeneratedInstant;
  };
  session: {
    organisation_id: string;
    id: Generated<string>;
    user_id: string;
    token_hash: Buffer;
    created_at: GeneratedInstant;
    expires_at: Instant;
    seen_at: GeneratedInstant;
    ended_at: MaybeInstant;
    ip: string | null;
    user_agent: string | null;
    impersonated_organisation_id: string | null;
    impersonated_role: string | null;
  };
  login_history: {
    organisation_id: string;
    id: Generated<string>;
    user_id: string | null;
    user_name: string;
    logged_in_at: GeneratedInstant;
    ip_address: string;
    outcome: string;
  };
  one_use_link: {
    organisation_id: string;
    id: Generated<string>;
    user_id: string;
    purpose: string;
    token_hash: Buffer;
    binding: Buffer | null;
    expires_at: Instant;
    created_at: GeneratedInstant;
  };
  notification: {
    organisation_id: string;
    id: Generated<string>;
    user_id: string;
    kind: string;
    params: Generated<unknown>;
    path: string | null;
    created_at: GeneratedInstant;
    read_at: MaybeInstant;
  };
  asset: {
    organisation_id: string;
    id: Generated<string>;
    ref: string;
    name_en: string;
    name_jp: string;
    type: string;
    base_currency: Generated<string>;
    position: Generated<number>;
  };
  month_end: { organisation_id: string; asset_id: string; as_of: string; populated_at: MaybeInstant };
  access_grant: {
    organisation_id: string;
    id: Generated<string>;
    asset_id: string;
    grantee_id: string;
    role: string;
    from_day: string;
    to_day: string | null;
  };
  sign_in_attempt: { key: Buffer; failures: Generated<number>; last_at: Instant };
  saml_request: { organisation_id: string; id: string; issued_at: string; binding: Buffer; expires_at: Instant };
  saml_assertion: { organisation_id: string; id: string; expires_at: Instant };
  issue_report: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    page: string | null;
    user_id: string | null;
    organisation_name: string | null;
    screenshot_key: string | null;
    screenshot_type: string | null;
    resolved_at: MaybeInstant;
    created_at: GeneratedInstant;
  };
  contact_request: {
    id: Generated<string>;
    name: string;
    company: string;
    email: string;
    message: string;
    language: string;
    created_at: GeneratedInstant;
  };
  error_envelope: { id: Generated<string>; user_id: string | null; body: string; created_at: GeneratedInstant };
};
