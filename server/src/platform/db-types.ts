// Generated from server/migrations by `npm run generate`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type DB = {
  access_grant: AccessGrant;
  app_user: AppUser;
  asset: Asset;
  audit: Audit;
  contact_request: ContactRequest;
  error_envelope: ErrorEnvelope;
  idempotency: Idempotency;
  issue_report: IssueReport;
  login_history: LoginHistory;
  migration: Migration;
  month_end: MonthEnd;
  notification: Notification;
  one_use_link: OneUseLink;
  organisation: Organisation;
  organisation_package: OrganisationPackage;
  password_history: PasswordHistory;
  rate_limit: RateLimit;
  saml_assertion: SamlAssertion;
  saml_request: SamlRequest;
  session: Session;
  sign_in_attempt: SignInAttempt;
  user_package: UserPackage;
  worker_heartbeat: WorkerHeartbeat;
};

export type AccessGrant = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  grantee_id: string;
  role: string;
  from_day: string;
  to_day: string | null;
};

export type AppUser = {
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
  disabled_at: MaybeInstant;
  preferences: Generated<unknown>;
  notification_settings: Generated<unknown>;
  version: Generated<number>;
  created_at: GeneratedInstant;
  sso_subject: string | null;
};

export type Asset = {
  organisation_id: string;
  id: Generated<string>;
  ref: string;
  name_en: string;
  name_jp: string;
  type: string;
  base_currency: Generated<string>;
  position: Generated<number>;
};

export type Audit = {
  organisation_id: string;
  seq: string;
  at: Instant;
  user_id: string | null;
  original_user_id: string | null;
  as_role: string | null;
  action: string;
  subject: string;
  subject_id: string | null;
  before: unknown;
  after: unknown;
  request_id: string | null;
  previous_hash: Buffer;
  hash: Buffer;
};

export type ContactRequest = {
  id: Generated<string>;
  name: string;
  company: string;
  email: string;
  message: string;
  language: string;
  created_at: GeneratedInstant;
};

export type ErrorEnvelope = {
  id: Generated<string>;
  user_id: string | null;
  body: string;
  created_at: GeneratedInstant;
};

export type Idempotency = {
  organisation_id: string;
  user_id: string;
  key: string;
  request_hash: string;
  reply: unknown;
  created_at: GeneratedInstant;
};

export type IssueReport = {
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

export type LoginHistory = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  user_id: string | null;
  user_name: string;
  logged_in_at: GeneratedInstant;
  ip_address: string;
  outcome: string;
};

export type Migration = {
  name: string;
  sha256: string;
  applied_at: GeneratedInstant;
};

export type MonthEnd = {
  organisation_id: string;
  asset_id: string;
  as_of: string;
  populated_at: MaybeInstant;
};

export type Notification = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  kind: string;
  params: Generated<unknown>;
  path: string | null;
  created_at: GeneratedInstant;
  read_at: MaybeInstant;
};

export type OneUseLink = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  purpose: string;
  token_hash: Buffer;
  expires_at: Instant;
  created_at: GeneratedInstant;
  binding: Buffer | null;
};

export type Organisation = {
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

export type OrganisationPackage = {
  organisation_id: string;
  id: Generated<string>;
  type: string;
};

export type PasswordHistory = {
  organisation_id: string;
  user_id: string;
  id: GeneratedAlways<string>;
  password_hash: string;
  created_at: GeneratedInstant;
};

export type RateLimit = {
  key: Buffer;
  hits: number;
  ends_at: Instant;
};

export type SamlAssertion = {
  organisation_id: string;
  id: string;
  expires_at: Instant;
};

export type SamlRequest = {
  organisation_id: string;
  id: string;
  issued_at: string;
  binding: Buffer;
  expires_at: Instant;
};

export type Session = {
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

export type SignInAttempt = {
  key: Buffer;
  failures: Generated<number>;
  last_at: Instant;
};

export type UserPackage = {
  organisation_id: string;
  user_id: string;
  id: Generated<string>;
  ref: string;
  type: string;
};

export type WorkerHeartbeat = {
  worker_id: string;
  beat_at: GeneratedInstant;
};
