// Generated from server/migrations by `npm run generate`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type DB = {
  access_grant: AccessGrant;
  app_user: AppUser;
  asset: Asset;
  assumed_rate: AssumedRate;
  attribution_setting: AttributionSetting;
  audit: Audit;
  audit_check: AuditCheck;
  bank: Bank;
  bank_account: BankAccount;
  bank_branch: BankBranch;
  bank_confirmation: BankConfirmation;
  bank_line: BankLine;
  basel_composition: BaselComposition;
  basel_evidence: BaselEvidence;
  basel_line: BaselLine;
  basel_setting: BaselSetting;
  benchmark: Benchmark;
  benchmark_assignment: BenchmarkAssignment;
  benchmark_currency: BenchmarkCurrency;
  benchmark_part: BenchmarkPart;
  book_version: BookVersion;
  calendar_feed: CalendarFeed;
  cash_minimum: CashMinimum;
  cash_sum: CashSum;
  cash_warning: CashWarning;
  cashflow: Cashflow;
  cashflow_mapping: CashflowMapping;
  category: Category;
  category_member: CategoryMember;
  client_person: ClientPerson;
  comment: Comment;
  comment_mention: CommentMention;
  commentary: Commentary;
  commitment: Commitment;
  committee_pack: CommitteePack;
  committee_pack_file: CommitteePackFile;
  committee_pack_template: CommitteePackTemplate;
  company: Company;
  comparison_consent: ComparisonConsent;
  contact_request: ContactRequest;
  corporation: Corporation;
  counterparty: Counterparty;
  country: Country;
  data_export: DataExport;
  data_point: DataPoint;
  data_point_mapping: DataPointMapping;
  data_point_value: DataPointValue;
  data_subject_request: DataSubjectRequest;
  dated_flow: DatedFlow;
  digest_entry: DigestEntry;
  document: Document;
  document_page: DocumentPage;
  document_term: DocumentTerm;
  document_type_table: DocumentTypeTable;
  entity: Entity;
  entity_link: EntityLink;
  error_envelope: ErrorEnvelope;
  establishment: Establishment;
  extraction_mapping: ExtractionMapping;
  extraction_model: ExtractionModel;
  extraction_replay: ExtractionReplay;
  extraction_replay_document: ExtractionReplayDocument;
  favourite: Favourite;
  first_task: FirstTask;
  fixed_income: FixedIncome;
  fund_code: FundCode;
  fund_notice: FundNotice;
  fund_notice_part: FundNoticePart;
  fund_pacing: FundPacing;
  fund_statement: FundStatement;
  fund_term: FundTerm;
  fx_forward: FxForward;
  fx_forward_counter: FxForwardCounter;
  fx_hedge_target: FxHedgeTarget;
  fx_rate: FxRate;
  holding: Holding;
  holiday: Holiday;
  holiday_version: HolidayVersion;
  hypothetical_asset: HypotheticalAsset;
  hypothetical_component: HypotheticalComponent;
  idempotency: Idempotency;
  import: Import;
  import_file: ImportFile;
  import_finding: ImportFinding;
  import_override: ImportOverride;
  import_part_row: ImportPartRow;
  import_row: ImportRow;
  import_sheet: ImportSheet;
  import_step: ImportStep;
  import_tolerance: ImportTolerance;
  instruction: Instruction;
  instruction_answer: InstructionAnswer;
  instruction_audit: InstructionAudit;
  instruction_counter: InstructionCounter;
  instruction_document: InstructionDocument;
  intake: Intake;
  intake_file: IntakeFile;
  intake_mail: IntakeMail;
  issue_report: IssueReport;
  login_history: LoginHistory;
  manager_comparison: ManagerComparison;
  manager_comparison_member: ManagerComparisonMember;
  mandate: Mandate;
  mandate_term: MandateTerm;
  master_upload: MasterUpload;
  meeting: Meeting;
  migration: Migration;
  month_end: MonthEnd;
  month_end_run: MonthEndRun;
  month_setting: MonthSetting;
  notice_replacement: NoticeReplacement;
  notification: Notification;
  observation: Observation;
  oidc_request: OidcRequest;
  one_use_link: OneUseLink;
  organisation: Organisation;
  organisation_deletion: OrganisationDeletion;
  organisation_export: OrganisationExport;
  organisation_package: OrganisationPackage;
  package: Package;
  package_assignment: PackageAssignment;
  package_request: PackageRequest;
  package_term: PackageTerm;
  party: Party;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  password_history: PasswordHistory;
  pending_login: PendingLogin;
  policy_weight: PolicyWeight;
  price: Price;
  product: Product;
  product_disclosure: ProductDisclosure;
  product_mandate: ProductMandate;
  product_return: ProductReturn;
  rate_limit: RateLimit;
  rebalancing: Rebalancing;
  rebalancing_trade: RebalancingTrade;
  recalculation: Recalculation;
  reconciliation_mark: ReconciliationMark;
  reconciliation_tolerance: ReconciliationTolerance;
  recovery_code: RecoveryCode;
  redemption_term: RedemptionTerm;
  reference_type: ReferenceType;
  report: Report;
  report_opening: ReportOpening;
  report_run: ReportRun;
  research_article: ResearchArticle;
  research_mark: ResearchMark;
  research_page: ResearchPage;
  research_reader: ResearchReader;
  research_term: ResearchTerm;
  risk_line: RiskLine;
  risk_model: RiskModel;
  risk_portfolio: RiskPortfolio;
  risk_upload: RiskUpload;
  saml_assertion: SamlAssertion;
  saml_request: SamlRequest;
  saved_view: SavedView;
  scim_user: ScimUser;
  security: Security;
  security_version: SecurityVersion;
  service_token: ServiceToken;
  session: Session;
  setup_skip: SetupSkip;
  sign_in_attempt: SignInAttempt;
  source: Source;
  spc: Spc;
  spc_account: SpcAccount;
  spc_bank_account: SpcBankAccount;
  spc_book: SpcBook;
  spc_distribution: SpcDistribution;
  spc_distribution_share: SpcDistributionShare;
  spc_document: SpcDocument;
  spc_entry: SpcEntry;
  spc_investor: SpcInvestor;
  spc_line: SpcLine;
  spc_match_rule: SpcMatchRule;
  spc_payment: SpcPayment;
  spc_statement: SpcStatement;
  spc_statement_line: SpcStatementLine;
  stress_shock: StressShock;
  stress_test: StressTest;
  structure_change: StructureChange;
  structure_copy: StructureCopy;
  structure_offer: StructureOffer;
  structure_version: StructureVersion;
  task_dataset: TaskDataset;
  task_label: TaskLabel;
  task_remark: TaskRemark;
  team: Team;
  team_view: TeamView;
  team_view_default: TeamViewDefault;
  totp: Totp;
  transaction: Transaction;
  user_package: UserPackage;
  valuation: Valuation;
  watchlist_check: WatchlistCheck;
  watchlist_item: WatchlistItem;
  watchlist_note: WatchlistNote;
  webhook_delivery: WebhookDelivery;
  webhook_endpoint: WebhookEndpoint;
  webhook_event: WebhookEvent;
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
  entity_id: string | null;
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
  version: Generated<number>;
};

export type AssumedRate = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  from_day: string;
  rate_percent: string;
  version: Generated<number>;
};

export type AttributionSetting = {
  organisation_id: string;
  linking: string;
  version: Generated<number>;
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
  token_id: string | null;
};

export type AuditCheck = {
  organisation_id: string;
  verified_at: MaybeInstant;
  rows: Generated<string>;
  broken_seq: string | null;
  reason: string | null;
  anchored_at: MaybeInstant;
  anchored_seq: string | null;
  anchor: string | null;
};

export type Bank = {
  id: Generated<string>;
  code: string;
  name_en: string;
  name_jp: string;
  kana: string;
  swift: string | null;
  archived_at: MaybeInstant;
  version: Generated<number>;
};

export type BankAccount = {
  organisation_id: string;
  id: Generated<string>;
  bank_code: string;
  branch_code: string;
  type: string;
  number: string;
  holder: string;
  holder_kana: string;
  currency: Generated<string>;
  is_segregated: Generated<boolean>;
  archived_at: MaybeInstant;
  version: Generated<number>;
};

export type BankBranch = {
  id: Generated<string>;
  bank_code: string;
  code: string;
  name_en: string;
  name_jp: string;
  kana: string;
  archived_at: MaybeInstant;
  version: Generated<number>;
};

export type BankConfirmation = {
  organisation_id: string;
  document_id: string;
  bank_account: string;
  user_id: string;
  user_name: string;
  at: Instant;
};

export type BankLine = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  currency: string;
  as_of: string;
  line_no: number;
  text: string;
  amount: string;
  balance: string;
  source_id: string;
  place: string | null;
  cells: unknown;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type BaselComposition = {
  organisation_id: string;
  id: Generated<string>;
  entity_id: string;
  as_of: string;
  net_assets: string;
  source_id: string;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type BaselEvidence = {
  organisation_id: string;
  id: Generated<string>;
  entity_id: string;
  method: string;
  from_day: string;
  document_id: string | null;
  likely_percent: string | null;
  leverage: string | null;
  limits: unknown;
  is_third_party: Generated<boolean>;
  user_name: string;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type BaselLine = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  composition_id: string;
  position: number;
  item: string;
  name: string;
  amount: string;
  ratings: Generated<string[]>;
  risk_weight_percent: string | null;
  replacement_cost: string | null;
  future_exposure: string | null;
  is_cleared: Generated<boolean>;
  held_within: string | null;
  fund_net_assets: string | null;
};

export type BaselSetting = {
  organisation_id: string;
  capital_percent: Generated<string>;
  version: Generated<number>;
};

export type Benchmark = {
  organisation_id: string;
  entity_id: string;
  rebalance: Generated<string>;
  spread_percent: Generated<string>;
};

export type BenchmarkAssignment = {
  organisation_id: string;
  entity_id: string;
  benchmark_id: string;
  from_day: string;
  to_day: string | null;
};

export type BenchmarkCurrency = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  benchmark_id: string;
  from_day: string;
  currency: string;
  component_id: string;
  weight_percent: string;
  hedged: Generated<boolean>;
  person_id: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type BenchmarkPart = {
  organisation_id: string;
  benchmark_id: string;
  from_day: string;
  component_id: string;
  weight_percent: string;
};

export type BookVersion = {
  organisation_id: string;
  asset_id: string;
  version: Generated<string>;
  structure: Generated<string>;
};

export type CalendarFeed = {
  organisation_id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Instant;
};

export type CashMinimum = {
  organisation_id: string;
  mandate_id: string;
  currency: string;
  amount: string;
  updated_by: string;
  updated_at: Instant;
};

export type CashSum = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  mandate_id: string;
  currency: string;
  month: string;
  final: string;
  forecast: string;
  flows: number;
};

export type CashWarning = {
  organisation_id: string;
  kind: string;
  subject_id: string;
  currency: string;
  day: string;
  raised_at: Instant;
};

export type Cashflow = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  as_of: string;
  notice: string;
  side: string;
  type: string;
  amount: string;
  currency: string;
  fx_rate: string | null;
  amount_base: string | null;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
  cells: unknown;
};

export type CashflowMapping = {
  organisation_id: string;
  id: Generated<string>;
  security_id: string;
  text_pattern: string;
  side: string;
  cashflow_type: string;
  sign: string;
  version: Generated<number>;
};

export type Category = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  parent_id: string | null;
  kind: string;
  axis: Generated<string>;
  ref: string;
  name_en: string;
  name_jp: string;
  colour: Generated<number>;
  position: Generated<number>;
  version: Generated<number>;
  entity_id: string | null;
  former_kind: string | null;
};

export type CategoryMember = {
  organisation_id: string;
  category_id: string;
  entity_id: string;
};

export type ClientPerson = {
  organisation_id: string;
  client_id: string;
  user_id: string | null;
  version: Generated<number>;
};

export type Comment = {
  organisation_id: string;
  id: Generated<string>;
  kind: string;
  audience: string;
  owner_id: string;
  asset_id: string | null;
  entity_id: string | null;
  subject: string;
  ref: string;
  name_en: string;
  name_jp: string;
  as_of: string | null;
  said_on: string;
  body: string;
  seen_value: string | null;
  seen_reason: string | null;
  seen_in_part: Generated<boolean>;
  author_organisation_id: string;
  author_en: string;
  author_jp: string;
  user_id: string;
  user_name: string;
  created_at: Instant;
  resolved_at: MaybeInstant;
  resolved_by_name: string | null;
  version: Generated<number>;
  packed_at: MaybeInstant;
  packed_by_name: string | null;
};

export type CommentMention = {
  organisation_id: string;
  comment_id: string;
  user_id: string;
  user_name: string;
};

export type Commentary = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  entity_id: string;
  as_of: string;
  version: number;
  body: string;
  file_name: string | null;
  file_key: string | null;
  file_bytes: number | null;
  file_sha256: string | null;
  author_organisation_id: string;
  user_id: string;
  user_name: string;
  recorded_at: Instant;
  superseded_at: MaybeInstant;
};

export type Commitment = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  as_of: string;
  amount: string;
  currency: string;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type CommitteePack = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  asset_en: string;
  asset_jp: string;
  report_id: string;
  as_of: string;
  report_version: number;
  title_en: string;
  title_jp: string;
  subtitle_en: string;
  subtitle_jp: string;
  meeting_day: string | null;
  language: string;
  sections: string[];
  state: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  failure: string | null;
  content: string | null;
  sha256: string | null;
  requested_by: string;
  requester_name: string;
  requested_at: Instant;
  finished_at: MaybeInstant;
};

export type CommitteePackFile = {
  organisation_id: string;
  pack_id: string;
  format: string;
  language: string;
  file_key: string;
  file_name: string;
  bytes: number;
  pages: number | null;
};

export type CommitteePackTemplate = {
  organisation_id: string;
  id: Generated<string>;
  name: string;
  title_en: string;
  title_jp: string;
  subtitle_en: string;
  subtitle_jp: string;
  language: string;
  sections: string[];
  version: Generated<number>;
  user_name: string;
  created_at: GeneratedInstant;
  removed_at: MaybeInstant;
};

export type Company = {
  organisation_id: string;
  entity_id: string;
  name_kana: string | null;
  roles: Generated<string[]>;
  country: string | null;
  phone_number: string | null;
  fax_number: string | null;
  address: string | null;
  contacts: Generated<unknown>;
  bank_accounts: Generated<unknown>;
  status: Generated<string>;
  invested_date: string | null;
  realized_date: string | null;
};

export type ComparisonConsent = {
  organisation_id: string;
  version: number;
  is_named: boolean;
  user_name: string;
  recorded_at: Instant;
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

export type Corporation = {
  organisation_id: string;
  id: Generated<string>;
  ref: string;
  name_en: string;
  name_jp: string;
  type: string;
  number: string | null;
  fiscal_month: number | null;
  established_on: string | null;
  address: string | null;
  source_id: string | null;
  place: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  kana: string | null;
  roles: Generated<string[]>;
  officers: Generated<unknown>;
  bank_accounts: Generated<unknown>;
  spc_id: string | null;
};

export type Counterparty = {
  organisation_id: string;
  id: Generated<string>;
  type: string;
  name_en: string;
  name_jp: string;
  country: string;
  rating: string | null;
  limit_jpy: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type Country = {
  code: string;
  name_en: string;
  name_jp: string;
  currency: string | null;
  region: string;
  calendar: string | null;
  sovereign_weight: string | null;
  version: Generated<number>;
};

export type DataExport = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  asset_en: string;
  asset_jp: string;
  kind: string;
  scope: string;
  from_month: string;
  to_month: string;
  format: string;
  language: string;
  state: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  failure: string | null;
  rows: number | null;
  file_key: string | null;
  file_name: string | null;
  bytes: number | null;
  requested_by: string;
  requester_name: string;
  requested_at: Instant;
  finished_at: MaybeInstant;
  within: unknown;
};

export type DataPoint = {
  organisation_id: string;
  id: Generated<string>;
  name: string;
  document_type: string;
  table_name: string;
  value_type: string;
  breakdown_type: string;
  time_dimension: string;
  account_type: string | null;
  account_field: string | null;
  query: string | null;
  format_type: string | null;
  format_value: string | null;
  version: Generated<number>;
};

export type DataPointMapping = {
  organisation_id: string;
  id: Generated<string>;
  data_point_id: string;
  document_id: string;
  is_locked: Generated<boolean>;
  created_by_name: string;
};

export type DataPointValue = {
  organisation_id: string;
  data_point_id: string;
  table_name: string;
  document_id: string;
  page_no: number;
  model_id: string | null;
  kind: number | null;
  found: string | null;
  value: string | null;
  box: unknown;
  confidence: number;
  status: string;
  decision: Generated<string>;
  decided_value: string | null;
  decided_by_name: string | null;
  decided_at: MaybeInstant;
  version: Generated<number>;
  decided_by: string | null;
};

export type DataSubjectRequest = {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  requester: string;
  email: string;
  kind: string;
  received_day: string;
  due_day: string;
  status: Generated<string>;
  closed_day: string | null;
  notes: Generated<string>;
  user_id: string | null;
  exported_at: MaybeInstant;
  erased_at: MaybeInstant;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type DatedFlow = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  as_of: string;
  day: string | null;
  amount: string;
  value_before: string | null;
  source_id: string;
  place: string | null;
  cells: unknown;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type DigestEntry = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  notification_id: string | null;
  created_at: GeneratedInstant;
};

export type Document = {
  organisation_id: string;
  id: Generated<string>;
  type: string;
  name: string;
  as_of: string | null;
  entity_id: string | null;
  file_name: string;
  format: string;
  file_key: string;
  bytes: number;
  sha256: string;
  user_id: string;
  user_name: string;
  version: Generated<number>;
  created_at: Instant;
  removed_at: MaybeInstant;
  guid: Generated<string>;
  kind: Generated<string>;
  origin: Generated<string>;
  reading: Generated<string>;
  reading_code: string | null;
  page_count: number | null;
  is_type_guessed: Generated<boolean>;
  guess_reason: string | null;
};

export type DocumentPage = {
  organisation_id: string;
  document_id: string;
  page_no: number;
  width: string;
  height: string;
  text: string;
  boxes: unknown;
  plain: string;
  ocr: string | null;
  ocr_code: string | null;
  ocr_sureness: unknown;
};

export type DocumentTerm = {
  organisation_id: string;
  term: string;
  document_id: string;
  pages: number[];
};

export type DocumentTypeTable = {
  id: Generated<string>;
  document_type: string;
  table_name: string;
  field_name: string;
  field_name_jp: string;
  value_type: string;
  breakdown_type: Generated<string>;
  time_dimension: Generated<string>;
  position: Generated<number>;
  version: Generated<number>;
};

export type Entity = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  ref: string;
  kind: string;
  type: string;
  name_en: string;
  name_jp: string;
  short_name: string | null;
  currency: Generated<string>;
  fund_type: string | null;
  position: Generated<number>;
  note: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type EntityLink = {
  organisation_id: string;
  child_id: string;
  parent_id: string;
  from_day: string;
  to_day: string | null;
};

export type ErrorEnvelope = {
  id: Generated<string>;
  user_id: string | null;
  body: string;
  created_at: GeneratedInstant;
};

export type Establishment = {
  organisation_id: string;
  id: Generated<string>;
  ref: string;
  name_en: string;
  name_jp: string;
  country: string;
  account_id: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type ExtractionMapping = {
  organisation_id: string;
  model_id: string;
  position: number;
  data_point_id: string;
  kind: number;
  pattern: string | null;
  prompt: string | null;
  factor: string | null;
  sign_handling: string;
  expected_sign: string;
};

export type ExtractionModel = {
  organisation_id: string;
  id: Generated<string>;
  name: string;
  document_type: string;
  layout: string | null;
  version: Generated<number>;
};

export type ExtractionReplay = {
  organisation_id: string;
  id: Generated<string>;
  model_id: string;
  base_version: number;
  proposal: unknown;
  state: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  is_capped: Generated<boolean>;
  requested_by: string;
  requester_name: string;
  requested_at: Instant;
};

export type ExtractionReplayDocument = {
  organisation_id: string;
  replay_id: string;
  document_id: string;
  position: number;
  read_by: string | null;
  fields: unknown;
};

export type Favourite = {
  organisation_id: string;
  user_id: string;
  at_organisation_id: string;
  kind: string;
  subject_id: string;
  position: number;
  created_at: GeneratedInstant;
};

export type FirstTask = {
  organisation_id: string;
  user_id: string;
  task: string;
  done_at: Instant;
};

export type FixedIncome = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  security_id: string;
  as_of: string;
  duration: string;
  modified_duration: string | null;
  convexity: string | null;
  yield: string | null;
  rating: string | null;
  maturity_date: string | null;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type FundCode = {
  organisation_id: string;
  entity_id: string;
  scheme: string;
  code: string;
};

export type FundNotice = {
  organisation_id: string;
  id: Generated<string>;
  document_id: string;
  instruction_id: string;
  fund_id: string;
  notice: string;
  side: string;
  amount: string;
  currency: string;
  day: string;
  bank_account: string | null;
  approved_by: string | null;
  approved_by_name: string;
  approved_at: Instant;
  source_id: string | null;
  ended_at: MaybeInstant;
};

export type FundNoticePart = {
  organisation_id: string;
  notice_id: string;
  type: string;
  amount: string;
  place: string | null;
};

export type FundPacing = {
  organisation_id: string;
  entity_id: string;
  from_day: string;
  contribution_percents: string[];
  life_years: number;
  bow: string;
  growth_low_percent: string;
  growth_percent: string;
  growth_high_percent: string;
  yield_percent: string;
  version: Generated<number>;
};

export type FundStatement = {
  organisation_id: string;
  id: Generated<string>;
  document_id: string;
  fund_id: string;
  as_of: string;
  quality: string;
  nav: string;
  accrued_carry: string | null;
  currency: string;
  replaced_id: string | null;
  source_id: string;
  approved_by: string | null;
  approved_by_name: string;
  approved_at: Instant;
  ended_at: MaybeInstant;
};

export type FundTerm = {
  organisation_id: string;
  entity_id: string;
  from_day: string;
  vintage: number | null;
  strategy: string | null;
  fee_base: string | null;
  fee_percent: string | null;
  step_down_day: string | null;
  step_down_base: string | null;
  step_down_percent: string | null;
  fee_offset_percent: string | null;
  hurdle_percent: string | null;
  catch_up_percent: string | null;
  carry_percent: string | null;
  gp_commitment_percent: string | null;
};

export type FxForward = {
  organisation_id: string;
  id: Generated<string>;
  ref: string;
  entity_id: string;
  instruction_id: string | null;
  counterparty_id: string | null;
  origin_id: string | null;
  type: Generated<string>;
  status: Generated<string>;
  trade_date: string;
  settlement_date: string;
  maturity_date: string;
  side: string;
  currency: string;
  counter_currency: string;
  amount: string;
  forward_rate: string;
  transaction_fee: string | null;
  jpy_amount: string | null;
  realised: string | null;
  comment: string | null;
  created_by: string | null;
  created_by_name: string | null;
  created_at: GeneratedInstant;
  updated_by: string | null;
  updated_by_name: string | null;
  updated_at: GeneratedInstant;
  version: Generated<number>;
};

export type FxForwardCounter = {
  organisation_id: string;
  year: number;
  last: number;
};

export type FxHedgeTarget = {
  organisation_id: string;
  id: Generated<string>;
  entity_id: string;
  currency: string;
  from_day: string;
  target: string;
  lowest: string;
  highest: string;
  version: Generated<number>;
};

export type FxRate = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  base: string;
  quote: string;
  as_of: string;
  tenor: string;
  tenor_date: string;
  method: string;
  bid: string | null;
  mid: string;
  ask: string | null;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
  cells: unknown;
};

export type Holding = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  security_id: string;
  as_of: string;
  units: string;
  price: string | null;
  price_date: string | null;
  currency: string;
  fx_rate: string | null;
  market_value_local: string;
  market_value: string;
  book_value: string | null;
  accrued: string | null;
  duration: string | null;
  quality: Generated<string>;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
  cells: unknown;
};

export type Holiday = {
  country: string;
  day: string;
  is_open: Generated<boolean>;
  name_en: Generated<string>;
  name_jp: Generated<string>;
  changed_by: string | null;
  changed_at: GeneratedInstant;
};

export type HolidayVersion = {
  id: GeneratedAlways<string>;
  country: string;
  day: string;
  is_open: boolean;
  name_en: string;
  name_jp: string;
  recorded_at: Instant;
  superseded_at: MaybeInstant;
};

export type HypotheticalAsset = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  name: string;
  rebalance: string;
  fee_percent: Generated<string>;
  from_day: string;
  version: Generated<number>;
  user_name: string;
  created_at: GeneratedInstant;
  removed_at: MaybeInstant;
};

export type HypotheticalComponent = {
  organisation_id: string;
  hypothetical_id: string;
  position: number;
  entity_id: string;
  percent: string;
};

export type Idempotency = {
  organisation_id: string;
  user_id: string;
  key: string;
  request_hash: string;
  reply: unknown;
  created_at: GeneratedInstant;
};

export type Import = {
  organisation_id: string;
  id: Generated<string>;
  owner_id: string | null;
  kind: string | null;
  kinds: Generated<string[]>;
  status: Generated<string>;
  rechecked: Generated<boolean>;
  refusal: unknown;
  as_of: string | null;
  rows: Generated<number>;
  warnings: Generated<number>;
  errors: Generated<number>;
  ignored: Generated<unknown>;
  file_no: Generated<number>;
  reason: string | null;
  user_id: string;
  user_name: string;
  approved_by: string | null;
  approved_by_name: string | null;
  approved_at: MaybeInstant;
  recorded: number | null;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  shared_at: MaybeInstant;
  hands: Generated<string[]>;
  basis: string | null;
  proposed_at: MaybeInstant;
  proposed_by: string | null;
  proposed_by_name: string | null;
  proposal_reason: string | null;
  returned_at: MaybeInstant;
  returned_by_name: string | null;
  return_comment: string | null;
  withdrawn_at: MaybeInstant;
  withdrawn_by: string | null;
  withdrawn_by_name: string | null;
  resumed: Generated<number>;
  part_of: string | null;
  parted: Generated<number>;
  approval_at: MaybeInstant;
  approval_by_name: string | null;
  approval: unknown;
  approval_failure: string | null;
};

export type ImportFile = {
  organisation_id: string;
  import_id: string;
  file_no: number;
  name: string;
  key: string;
  bytes: number;
  sha256: string;
  user_name: string;
  created_at: Instant;
};

export type ImportFinding = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  import_id: string;
  file_no: number;
  severity: string;
  code: string;
  sheet: string;
  row_no: number | null;
  cell: string | null;
  field: string | null;
  value: string | null;
  previous: string | null;
  params: Generated<unknown>;
  fix: unknown;
};

export type ImportOverride = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  import_id: string;
  file_no: number;
  sheet: string;
  row_no: number;
  field: string;
  cell: string;
  is_key: boolean;
  file_value: string | null;
  used_value: string;
  reason: string;
  user_id: string;
  user_name: string;
  at: Instant;
};

export type ImportPartRow = {
  organisation_id: string;
  import_id: string;
  from_import_id: string;
  from_file_no: number;
  sheet: string;
  row_no: number;
};

export type ImportRow = {
  organisation_id: string;
  import_id: string;
  file_no: number;
  sheet_no: number;
  row_no: number;
  cells: unknown;
  fixed: unknown;
};

export type ImportSheet = {
  organisation_id: string;
  import_id: string;
  file_no: number;
  sheet_no: number;
  name: string;
  kind: string;
  header_row: number;
  columns: unknown;
};

export type ImportStep = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  import_id: string;
  status: string;
  user_name: string | null;
  at: Instant;
};

export type ImportTolerance = {
  organisation_id: string;
  id: Generated<string>;
  code: string;
  entity_id: string | null;
  value: string;
  version: Generated<number>;
  updated_at: Instant;
};

export type Instruction = {
  organisation_id: string;
  id: Generated<string>;
  ref: string;
  entity_id: string;
  category: string;
  type: string;
  status: Generated<string>;
  from_name: string | null;
  to_name: string | null;
  trustee: string | null;
  trustee_ref: string | null;
  security_name: string | null;
  trade_date: string;
  settlement_date: string;
  currency: string;
  amount: string;
  rate: string | null;
  comment: string | null;
  source_id: string | null;
  place: string | null;
  created_by: string;
  updated_by: string;
  version: Generated<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  instruction_date: string | null;
  side: string | null;
  counter_currency: string | null;
  created_by_name: string | null;
  created_in: string | null;
  updated_by_name: string | null;
  fiscal_year: number | null;
  number: number | null;
  payee_account: string | null;
  from_entity_id: string | null;
  to_entity_id: string | null;
};

export type InstructionAnswer = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  instruction_id: string;
  answer: string;
  comment: string | null;
  reference: string | null;
  user_id: string;
  user_name: string;
  bank_id: string;
  bank_en: string;
  bank_jp: string;
  at: Instant;
};

export type InstructionAudit = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  instruction_id: string;
  action: string;
  old_status: string | null;
  new_status: string;
  user_id: string;
  user_name: string;
  user_organisation_id: string;
  at: Instant;
};

export type InstructionCounter = {
  organisation_id: string;
  series: string;
  fiscal_year: number;
  last: number;
};

export type InstructionDocument = {
  organisation_id: string;
  id: Generated<string>;
  instruction_id: string;
  kind: string;
  version: number | null;
  language: string | null;
  file_name: string;
  format: string;
  file_key: string;
  bytes: number;
  sha256: string;
  user_id: string | null;
  user_name: string | null;
  created_at: Instant;
  removed_at: MaybeInstant;
};

export type Intake = {
  organisation_id: string;
  id: Generated<string>;
  owner_id: string;
  user_id: string;
  name: string;
  folder: string;
  receipt_user_ids: Generated<string[]>;
  state: Generated<string>;
  stopped_by: string | null;
  unusable_since: MaybeInstant;
  version: Generated<number>;
  created_at: GeneratedInstant;
  mail_token: string | null;
  senders: Generated<string[]>;
};

export type IntakeFile = {
  organisation_id: string;
  id: Generated<string>;
  intake_id: string;
  channel: Generated<string>;
  name: string;
  entry: string;
  bytes: string;
  stamp: string;
  state: Generated<string>;
  reason: string | null;
  import_id: string | null;
  is_known: Generated<boolean>;
  is_filed: Generated<boolean>;
  attempts: Generated<number>;
  receipt: Generated<string>;
  receipt_at: MaybeInstant;
  seen_at: Instant;
  mail_id: string | null;
  part: number | null;
};

export type IntakeMail = {
  organisation_id: string;
  id: Generated<string>;
  intake_id: string;
  message_id: string;
  entry: string;
  sender: string;
  is_answered: boolean;
  is_done: Generated<boolean>;
  attempts: Generated<number>;
  leased_until: MaybeInstant;
  seen_at: Instant;
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

export type ManagerComparison = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  user_name: string;
  is_shared: Generated<boolean>;
  name: string;
  version: Generated<number>;
  created_at: Instant;
};

export type ManagerComparisonMember = {
  organisation_id: string;
  comparison_id: string;
  position: number;
  asset_id: string;
  entity_id: string;
};

export type Mandate = {
  organisation_id: string;
  entity_id: string;
  style: string | null;
  opened_date: string;
  reporting_start_date: string | null;
  reporting_end_date: string | null;
  performance_inception_date: string | null;
  performance_closed_date: string | null;
  termination_date: string | null;
  fiscal_year_start: Generated<number>;
  rate_method: Generated<string>;
  flow_timing: Generated<string>;
  fee_bps: string | null;
  is_private: Generated<boolean>;
  custodian_code: string | null;
};

export type MandateTerm = {
  organisation_id: string;
  entity_id: string;
  from_day: string;
  fiscal_year_start: number;
  rate_method: string;
  flow_timing: string;
  fee_bps: string | null;
};

export type MasterUpload = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string | null;
  file_name: string;
  file_key: string;
  bytes: string;
  status: string;
  findings: Generated<unknown>;
  steps: Generated<unknown>;
  reason: string | null;
  user_id: string;
  user_name: string;
  uploaded_at: GeneratedInstant;
  decided_name: string | null;
  decided_at: MaybeInstant;
  version: Generated<number>;
};

export type Meeting = {
  organisation_id: string;
  id: Generated<string>;
  day: string;
  start_time: string | null;
  title: string;
  place: string | null;
  attendees: string | null;
  notes: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
  client_id: string | null;
};

export type Migration = {
  name: string;
  sha256: string;
  applied_at: GeneratedInstant;
  fits_earlier: Generated<boolean>;
  append_only: Generated<string[]>;
};

export type MonthEnd = {
  organisation_id: string;
  asset_id: string;
  as_of: string;
  populated_at: MaybeInstant;
  populated_by: string | null;
  opening: string | null;
};

export type MonthEndRun = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  as_of: string;
  kind: string;
  state: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  failure: string | null;
  requested_by: string;
  requested_in: string;
  requested_at: Instant;
  finished_at: MaybeInstant;
  reason: string | null;
  is_opening: Generated<boolean>;
};

export type MonthSetting = {
  organisation_id: string;
  second_person: Generated<boolean>;
  version: Generated<number>;
  import_second_person: Generated<boolean>;
  instruction_second_person: Generated<boolean>;
};

export type NoticeReplacement = {
  organisation_id: string;
  document_id: string;
  replaces_id: string;
  user_name: string;
  at: Instant;
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

export type Observation = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  measure: string;
  as_of: string;
  value: string;
  quality: Generated<string>;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
  valued_on: string | null;
  carried_from: string | null;
  carried_value: string | null;
  carried_flow: string | null;
};

export type OidcRequest = {
  organisation_id: string;
  state_hash: Buffer;
  binding: Buffer;
  way_back: string;
  expires_at: Instant;
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
  stamp: Generated<string>;
  fiscal_year_start: Generated<number>;
  rate_method: Generated<string>;
  amount_unit: Generated<string>;
  time_zone: Generated<string>;
  second_factor_required: Generated<boolean>;
  provisioning: unknown;
};

export type OrganisationDeletion = {
  id: Generated<string>;
  departed_id: string;
  ref: string;
  name_en: string;
  name_jp: string;
  export_sha256: string;
  exported_at: Instant;
  backups_until: string;
  state: Generated<string>;
  requested_by: string;
  requester_name: string;
  requested_at: Instant;
  approved_by: string | null;
  approver_name: string | null;
  approved_at: MaybeInstant;
  counts: unknown;
  files: number | null;
  done: Generated<number>;
  total: Generated<number>;
  certificate: string | null;
  finished_at: MaybeInstant;
  version: Generated<number>;
};

export type OrganisationExport = {
  organisation_id: string;
  id: Generated<string>;
  state: Generated<string>;
  done: Generated<number>;
  total: Generated<number>;
  failure: string | null;
  tables: number | null;
  rows: string | null;
  files: number | null;
  missing_files: number | null;
  file_key: string | null;
  file_name: string | null;
  bytes: string | null;
  sha256: string | null;
  requested_by: string;
  requester_name: string;
  requested_at: Instant;
  finished_at: MaybeInstant;
};

export type OrganisationPackage = {
  organisation_id: string;
  id: Generated<string>;
  type: string;
};

export type Package = {
  organisation_id: string;
  id: Generated<string>;
  kind: string;
  type: string;
  name: string;
  name_jp: string | null;
  description: string | null;
  parent_id: string | null;
  datasets: string[] | null;
  frequency: string | null;
  deadline_days: number | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type PackageAssignment = {
  organisation_id: string;
  id: Generated<string>;
  package_id: string;
  entity_id: string;
  reporting_start: string;
  reporting_end: string | null;
  closed_with: Generated<boolean>;
  version: Generated<number>;
};

export type PackageRequest = {
  organisation_id: string;
  type: string;
  user_id: string;
  user_name: string;
  requested_at: GeneratedInstant;
};

export type PackageTerm = {
  organisation_id: string;
  package_id: string;
  before_day: string;
  parent_id: string | null;
  datasets: string[] | null;
  frequency: string | null;
  deadline_days: number | null;
};

export type Party = {
  organisation_id: string;
  id: Generated<string>;
  entity_id: string;
  role: string;
  party_organisation_id: string | null;
  name_en: string;
  name_jp: string;
  from_day: string;
  to_day: string | null;
  version: Generated<number>;
};

export type Passkey = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  name: string;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  sign_count: Generated<string>;
  transports: Generated<string[]>;
  added_at: GeneratedInstant;
  last_used_at: MaybeInstant;
};

export type PasskeyChallenge = {
  organisation_id: string;
  bound_to: string;
  purpose: string;
  user_id: string;
  challenge: Buffer;
  user_handle: Buffer;
  expires_at: Instant;
};

export type PasswordHistory = {
  organisation_id: string;
  user_id: string;
  id: GeneratedAlways<string>;
  password_hash: string;
  created_at: GeneratedInstant;
};

export type PendingLogin = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  user_version: number;
  challenge_hash: Buffer;
  binding_hash: Buffer;
  tries: Generated<number>;
  expires_at: Instant;
};

export type PolicyWeight = {
  organisation_id: string;
  asset_id: string;
  from_day: string;
  category_id: string;
  weight_percent: string;
  band_percent: Generated<string>;
};

export type Price = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  security_id: string;
  as_of: string;
  price: string;
  currency: string;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type Product = {
  organisation_id: string;
  id: Generated<string>;
  name_en: string;
  name_jp: string;
  description: string | null;
  benchmark: string | null;
  target_return_percent: string | null;
  asset_class: string | null;
  inception_date: string | null;
  fee_bps: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type ProductDisclosure = {
  organisation_id: string;
  product_id: string;
  client_id: string;
  user_name: string;
  disclosed_at: Instant;
};

export type ProductMandate = {
  organisation_id: string;
  product_id: string;
  client_organisation_id: string;
  entity_id: string;
};

export type ProductReturn = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  product_id: string;
  basis: string;
  month_end: string;
  currency: string;
  percent: string | null;
  user_name: string;
  recorded_at: Instant;
  superseded_at: MaybeInstant;
};

export type RateLimit = {
  key: Buffer;
  hits: number;
  ends_at: Instant;
};

export type Rebalancing = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  name: string;
  as_of: string;
  target: string;
  cash_entity_id: string;
  keep_cash: string;
  minimum_trade: string;
  currency: string;
  cash_held: string;
  cash_after: string;
  user_name: string;
  created_at: Instant;
  version: Generated<number>;
  drafted_at: MaybeInstant;
  drafted_by: string | null;
};

export type RebalancingTrade = {
  organisation_id: string;
  rebalancing_id: string;
  position: number;
  class_entity_id: string;
  entity_id: string | null;
  move: string | null;
  amount: string;
  cost_bps: string;
  cost: string;
  reason: string | null;
  instruction_id: string | null;
};

export type Recalculation = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  as_of: string;
  person: string;
  figures: number;
  digest: string;
  at: Instant;
};

export type ReconciliationMark = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  mandate_id: string;
  as_of: string;
  part: string;
  security_id: string | null;
  version: number;
  state: string;
  cause: string | null;
  note: Generated<string>;
  value: string;
  units: string;
  since: string;
  author_organisation_id: string;
  user_id: string;
  user_name: string;
  recorded_at: Instant;
  superseded_at: MaybeInstant;
};

export type ReconciliationTolerance = {
  organisation_id: string;
  percent: string;
  amount: string;
  version: Generated<number>;
  updated_by: string;
  updated_at: Instant;
};

export type RecoveryCode = {
  organisation_id: string;
  user_id: string;
  hash: Buffer;
  used_at: MaybeInstant;
};

export type RedemptionTerm = {
  organisation_id: string;
  mandate_id: string;
  from_day: string;
  notice_days: number;
  frequency: string;
  pay_days: number;
  lock_up_until: string | null;
  gate_percent: string | null;
  updated_by: string;
  updated_at: Instant;
  version: Generated<number>;
};

export type ReferenceType = {
  id: Generated<string>;
  list: string;
  code: string;
  name_en: string;
  name_jp: string;
  position: Generated<number>;
  archived_at: MaybeInstant;
  version: Generated<number>;
};

export type Report = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  entity_id: string | null;
  as_of: string;
  version: number;
  previous_id: string | null;
  reason: string | null;
  content: string;
  sha256: string;
  known_at: Instant;
  published_at: Instant;
  published_by: string;
  publisher_name: string;
  publisher_organisation_id: string;
};

export type ReportOpening = {
  organisation_id: string;
  report_id: string;
  user_id: string;
  user_name: string;
  user_organisation_id: string;
  first_at: Instant;
  last_at: Instant;
};

export type ReportRun = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  as_of: string;
  state: Generated<string>;
  done: Generated<number>;
  total: number;
  failure: string | null;
  requested_by: string;
  requester_name: string;
  requested_in: string;
  requested_at: Instant;
  known_at: Instant;
  finished_at: MaybeInstant;
};

export type ResearchArticle = {
  organisation_id: string;
  id: Generated<string>;
  title_en: string | null;
  title_jp: string | null;
  summary_en: string | null;
  summary_jp: string | null;
  body_en: string | null;
  body_jp: string | null;
  audience: string;
  publisher_en: string;
  publisher_jp: string;
  author_name: string;
  file_name: string | null;
  file_key: string | null;
  bytes: string | null;
  published_at: Instant;
  withdrawn_at: MaybeInstant;
  version: Generated<number>;
  reading: Generated<string>;
  reading_code: string | null;
  page_count: number | null;
};

export type ResearchMark = {
  organisation_id: string;
  user_id: string;
  article_organisation_id: string;
  article_id: string;
  read_at: MaybeInstant;
  bookmarked_at: MaybeInstant;
};

export type ResearchPage = {
  organisation_id: string;
  article_id: string;
  page_no: number;
  width: string;
  height: string;
  text: string;
  boxes: unknown;
  plain: string;
};

export type ResearchReader = {
  organisation_id: string;
  article_id: string;
  reader_id: string;
};

export type ResearchTerm = {
  organisation_id: string;
  article_id: string;
  term: string;
  pages: number[];
};

export type RiskLine = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  portfolio_id: string;
  row_no: number;
  code: string;
  name: string | null;
  weight: number;
  benchmark_weight: number;
  specific_risk: number | null;
  exposures: number[] | null;
};

export type RiskModel = {
  organisation_id: string;
  id: Generated<string>;
  as_of: string;
  source_id: string;
  sheet: string;
  factors: string[];
  covariance: number[];
  places: unknown;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type RiskPortfolio = {
  organisation_id: string;
  id: Generated<string>;
  entity_id: string;
  as_of: string;
  source_id: string;
  sheet: string;
  factors: string[];
  places: unknown;
  beta: number | null;
  beta_place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
};

export type RiskUpload = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  file_name: string;
  file_key: string;
  bytes: string;
  is_recorded: boolean;
  findings: Generated<unknown>;
  months: Generated<string[]>;
  mandates: Generated<number>;
  user_name: string;
  uploaded_at: GeneratedInstant;
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

export type SavedView = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  screen: string;
  name: string;
  content: unknown;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type ScimUser = {
  organisation_id: string;
  user_id: string;
  external_id: string;
  version: Generated<number>;
};

export type Security = {
  organisation_id: string;
  id: Generated<string>;
  ref: string;
  created_at: GeneratedInstant;
};

export type SecurityVersion = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  security_id: string;
  user_code: string | null;
  isin: string | null;
  name_en: string;
  name_jp: string;
  type1: string;
  type2: string | null;
  currency: string;
  country: string | null;
  price_frequency: Generated<string>;
  rating: string | null;
  risk_weight_percent: string | null;
  coupon_percent: string | null;
  maturity_date: string | null;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
  from_day: string | null;
};

export type ServiceToken = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  name: string;
  scopes: string[];
  allowed_cidrs: Generated<string[]>;
  secret_hash: Buffer;
  previous_hash: Buffer | null;
  previous_until: MaybeInstant;
  expires_at: Instant;
  last_used_at: MaybeInstant;
  last_used_ip: string | null;
  revoked_at: MaybeInstant;
  version: Generated<number>;
  created_at: GeneratedInstant;
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

export type SetupSkip = {
  organisation_id: string;
  step: string;
  reason: string;
  user_name: string;
  skipped_at: Instant;
};

export type SignInAttempt = {
  key: Buffer;
  failures: Generated<number>;
  last_at: Instant;
};

export type Source = {
  organisation_id: string;
  id: Generated<string>;
  kind: string;
  label_en: string;
  label_jp: string;
  person_id: string | null;
  approved_by: string | null;
  created_at: GeneratedInstant;
  import_organisation_id: string | null;
  import_id: string | null;
  sheet: string | null;
  document_id: string | null;
};

export type Spc = {
  organisation_id: string;
  id: Generated<string>;
  code: string;
  name: string;
  name_en: string;
  kana: string;
  form: string;
  scheme: string;
  fiscal_month: number;
  assignee: Generated<string>;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type SpcAccount = {
  organisation_id: string;
  spc_id: string;
  book: string;
  code: string;
  name_en: string;
  name_jp: string;
  type: string;
};

export type SpcBankAccount = {
  organisation_id: string;
  bank_account_id: string;
  spc_id: string;
  book: string;
  account_code: string;
  is_segregated: GeneratedAlways<boolean>;
};

export type SpcBook = {
  organisation_id: string;
  spc_id: string;
  book: string;
  closed_until: string | null;
  version: Generated<number>;
};

export type SpcDistribution = {
  organisation_id: string;
  id: Generated<string>;
  spc_id: string;
  bank_account_id: string;
  period_from: string;
  period_to: string;
  profit: string;
  payment_day: string;
  withholding_day: string;
  status: Generated<string>;
  prepared_by: string;
  prepared_name: string;
  approved_name: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
  approved_by: string | null;
};

export type SpcDistributionShare = {
  organisation_id: string;
  distribution_id: string;
  position: number;
  name: string;
  percent: string;
  gross: string;
  withholding: string;
  net: GeneratedAlways<string | null>;
};

export type SpcDocument = {
  organisation_id: string;
  id: Generated<string>;
  spc_id: string;
  kind: string;
  name: string;
  file_key: string | null;
  bytes: string;
  user_id: string;
  user_name: string;
  uploaded_at: Instant;
  removed_at: MaybeInstant;
};

export type SpcEntry = {
  organisation_id: string;
  id: Generated<string>;
  spc_id: string;
  book: string;
  number: number;
  day: string;
  description: string;
  origin: string;
  reverses_id: string | null;
  user_name: string;
  created_at: GeneratedInstant;
};

export type SpcInvestor = {
  organisation_id: string;
  spc_id: string;
  id: Generated<string>;
  position: number;
  name: string;
  kana: string;
  percent: string;
};

export type SpcLine = {
  organisation_id: string;
  spc_id: string;
  book: string;
  entry_id: string;
  line_no: number;
  account_code: string;
  debit: Generated<string>;
  credit: Generated<string>;
};

export type SpcMatchRule = {
  organisation_id: string;
  spc_id: string;
  book: string;
  pattern: string;
  direction: string;
  account_code: string;
  uses: Generated<number>;
};

export type SpcPayment = {
  organisation_id: string;
  id: Generated<string>;
  spc_id: string;
  book: string;
  bank_account_id: string;
  number: number;
  payee: string;
  payee_kana: string;
  bank_code: string;
  branch_code: string;
  account_type: string;
  account_number: string;
  amount: string;
  payment_day: string;
  account_code: string;
  invoice_no: string;
  status: Generated<string>;
  requested_by: string;
  requested_name: string;
  decided_by: string | null;
  decided_name: string | null;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type SpcStatement = {
  organisation_id: string;
  id: Generated<string>;
  bank_account_id: string;
  file_name: string;
  from_day: string;
  to_day: string;
  user_name: string;
  taken_at: GeneratedInstant;
};

export type SpcStatementLine = {
  organisation_id: string;
  id: Generated<string>;
  statement_id: string;
  bank_account_id: string;
  position: number;
  day: string;
  text: string;
  amount: string;
  balance: string;
  repeat: Generated<number>;
  entry_id: string | null;
};

export type StressShock = {
  organisation_id: string;
  stress_test_id: string;
  position: number;
  kind: string;
  target: string;
  percent: string;
};

export type StressTest = {
  organisation_id: string;
  id: Generated<string>;
  asset_id: string;
  name: string;
  version: Generated<number>;
  user_name: string;
  created_at: GeneratedInstant;
  changed_at: GeneratedInstant;
  removed_at: MaybeInstant;
};

export type StructureChange = {
  organisation_id: string;
  transaction: string;
  at: Instant;
  person: string | null;
  reason: string | null;
};

export type StructureCopy = {
  organisation_id: string;
  id: string;
  side: string;
  counts: unknown;
  user_name: string;
  copied_at: Instant;
};

export type StructureOffer = {
  organisation_id: string;
  version: number;
  is_offered: boolean;
  user_name: string;
  recorded_at: Instant;
};

export type StructureVersion = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  source: string;
  key: string;
  content: unknown;
  recorded_at: Instant;
  superseded_at: MaybeInstant;
};

export type TaskDataset = {
  organisation_id: string;
  assignment_id: string;
  as_of: string;
  dataset: string;
  state: string;
  approvals: Generated<number>;
  warnings: Generated<number>;
  errors: Generated<number>;
  import_id: string | null;
  received_at: Instant;
  changed_at: Instant;
  first_approved_at: MaybeInstant;
};

export type TaskLabel = {
  organisation_id: string;
  assignment_id: string;
  as_of: string;
  label: string;
};

export type TaskRemark = {
  organisation_id: string;
  id: Generated<string>;
  assignment_id: string;
  as_of: string;
  kind: string;
  body: Generated<string>;
  user_id: string | null;
  user_name: string;
  on_day: string;
  created_at: Instant;
};

export type Team = {
  organisation_id: string;
  id: Generated<string>;
  name_en: string;
  name_jp: string;
  firm: string;
  looks_after: string | null;
  phone_number: string | null;
  fax_number: string | null;
  email: string | null;
  people: Generated<unknown>;
  version: Generated<number>;
};

export type TeamView = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string | null;
  screen: string;
  name: string;
  content: unknown;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type TeamViewDefault = {
  organisation_id: string;
  user_id: string;
  screen: string;
  view_id: string;
};

export type Totp = {
  organisation_id: string;
  user_id: string;
  sealed: string | null;
  last_step: Generated<string>;
  confirmed_at: MaybeInstant;
  last_used_at: MaybeInstant;
  waiting: string | null;
  waiting_until: MaybeInstant;
};

export type Transaction = {
  organisation_id: string;
  id: Generated<string>;
  mandate_id: string;
  entity_id: string | null;
  instruction_id: string | null;
  leg: Generated<number>;
  type: string;
  status: Generated<string>;
  code: string | null;
  trustee_ref: string | null;
  security_name: string | null;
  trade_date: string;
  settlement_date: string;
  currency: string;
  amount: string;
  cash: string;
  unit: string | null;
  price: string | null;
  fx_rate: string | null;
  fee: string | null;
  realized_gain_loss: string | null;
  unrealized_gain_loss: string | null;
  comment: string | null;
  created_by: string | null;
  created_by_name: string | null;
  created_in: string | null;
  created_at: GeneratedInstant;
  updated_by: string | null;
  updated_by_name: string | null;
  updated_at: GeneratedInstant;
  version: Generated<number>;
  forward_id: string | null;
};

export type UserPackage = {
  organisation_id: string;
  user_id: string;
  id: Generated<string>;
  ref: string;
  type: string;
};

export type Valuation = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  entity_id: string;
  as_of: string;
  quality: string;
  nav: string;
  accrued_carry: string | null;
  currency: string;
  source_id: string;
  place: string | null;
  recorded_at: GeneratedInstant;
  superseded_at: MaybeInstant;
  cells: unknown;
};

export type WatchlistCheck = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  item_id: string;
  as_of: string;
  at: Instant;
  watch_trigger: string;
  watch_limit: string;
  outcome: string;
  figure_key: string | null;
  value: string | null;
  reason: string | null;
  seen_on: string | null;
};

export type WatchlistItem = {
  organisation_id: string;
  id: Generated<string>;
  kind: string;
  owner_id: string;
  client_en: string;
  client_jp: string;
  asset_id: string;
  mandate_id: string | null;
  subject: string;
  ref: string;
  name_en: string;
  name_jp: string;
  reason: string;
  watch_trigger: string | null;
  watch_limit: string | null;
  next_review: string | null;
  created_by: string;
  created_by_name: string;
  created_on: string;
  created_at: Instant;
  removed_at: MaybeInstant;
  removed_by_name: string | null;
  version: Generated<number>;
};

export type WatchlistNote = {
  organisation_id: string;
  id: GeneratedAlways<string>;
  item_id: string;
  body: string;
  user_id: string;
  user_name: string;
  at: Instant;
};

export type WebhookDelivery = {
  organisation_id: string;
  id: Generated<string>;
  endpoint_id: string;
  event_id: string;
  state: Generated<string>;
  attempts: Generated<number>;
  last_attempt_at: MaybeInstant;
  next_attempt_at: Instant;
  status_code: number | null;
  failure: string | null;
};

export type WebhookEndpoint = {
  organisation_id: string;
  id: Generated<string>;
  user_id: string;
  name: string;
  url: string;
  events: string[];
  secret: string;
  previous_secret: string | null;
  previous_until: MaybeInstant;
  state: Generated<string>;
  failures: Generated<number>;
  failing_since: MaybeInstant;
  rests_until: MaybeInstant;
  last_delivered_at: MaybeInstant;
  version: Generated<number>;
  created_at: GeneratedInstant;
};

export type WebhookEvent = {
  organisation_id: string;
  id: Generated<string>;
  seq: GeneratedAlways<string>;
  kind: string;
  occurred_at: Instant;
  body: string;
};

export type WorkerHeartbeat = {
  worker_id: string;
  beat_at: GeneratedInstant;
};
