import type { Provisioning, SubjectClaim } from '@hakaru/contract/single-sign-on';
import { certificatesIn, metadataUrl, oidcCallbackUrl, readCertificate, type Certificate } from '#features/sso/public';
import type { Context } from '#platform/context';
import { SsoCertificateStateEnum, SubjectClaimEnum, UserRoleEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';

/** The content of an organisation's setting, as written by ssoInput. */
export type SsoFacts = {
  provider: string;
  issuer?: string;
  entryPoint?: string;
  certificate?: string;
  nextCertificate?: string | null;
  clientId?: string;
  clientSecret?: string;
  subjectClaim?: SubjectClaim;
};

export const SsoCertificate = builder.objectRef<Certificate>('SsoCertificate').implement({
  description: 'A certificate whose key an organisation’s identity provider signs with.',
  fields: t => ({
    subject: t.exposeString('subject', { nullable: true, description: 'Whom it names; null for a bare key.' }),
    validFrom: t.string({ nullable: true, resolve: ({ validFrom }) => validFrom?.toISOString() ?? null }),
    validTo: t.string({ nullable: true, resolve: ({ validTo }) => validTo?.toISOString() ?? null }),
    fingerprint: t.exposeString('fingerprint', { description: 'SHA-256, as identity providers show it.' }),
    state: t.expose('state', { type: SsoCertificateStateEnum }),
  }),
});

export function certificatesOf({ app }: Context, sso: unknown): Certificate[] {
  return certificatesIn(sso).flatMap(pem => readCertificate(pem, app.now()) ?? []);
}

export const SsoSettings = builder.objectRef<SsoFacts>('SsoSettings').implement({
  fields: t => ({
    provider: t.exposeString('provider'),
    issuer: t.string({ nullable: true, resolve: ({ issuer }) => issuer ?? null }),
    entryPoint: t.string({ nullable: true, resolve: ({ entryPoint }) => entryPoint ?? null }),
    certificate: t.string({ nullable: true, resolve: ({ certificate }) => certificate ?? null }),
    nextCertificate: t.string({
      nullable: true,
      description: 'The second of two, while the provider changes its key: either is believed.',
      resolve: ({ nextCertificate }) => nextCertificate ?? null,
    }),
    certificates: t.field({ type: [SsoCertificate], resolve: (sso, _, ctx) => certificatesOf(ctx, sso) }),
    clientId: t.string({ nullable: true, resolve: ({ clientId }) => clientId ?? null }),
    hasClientSecret: t.boolean({
      description: 'Whether a client secret is kept; it is never shown.',
      resolve: ({ clientSecret }) => clientSecret !== undefined,
    }),
    subjectClaim: t.field({ type: SubjectClaimEnum, nullable: true, resolve: ({ subjectClaim }) => subjectClaim ?? null }),
    redirectUrl: t.string({
      description: 'Where a provider of OpenID Connect sends people back to.',
      resolve: (_, __, ctx) => oidcCallbackUrl(ctx.app),
    }),
    metadataUrl: t.string({
      description: 'Where the identity provider reads what it has to know of this installation (SAML metadata).',
      resolve: (_, __, ctx) => metadataUrl(ctx.app),
    }),
  }),
});

export const SsoFields = builder.inputType('SsoInput', {
  fields: t => ({
    issuer: t.string({ required: true }),
    entryPoint: t.string({ required: true }),
    certificate: t.string({ required: true }),
    nextCertificate: t.string(),
  }),
});

export const OidcFields = builder.inputType('OidcInput', {
  fields: t => ({
    issuer: t.string({ required: true }),
    clientId: t.string({ required: true }),
    clientSecret: t.string({ description: 'Without one the secret that is kept stays, for the same client of the same issuer.' }),
    subjectClaim: t.field({ type: SubjectClaimEnum, required: true }),
  }),
});

type Rule = Provisioning['rules'][number];
const RuleType = builder.objectRef<Rule>('ProvisioningRule').implement({
  description: 'The role of whoever has this value in this attribute.',
  fields: t => ({
    attribute: t.exposeString('attribute'),
    value: t.exposeString('value'),
    role: t.expose('role', { type: UserRoleEnum }),
  }),
});

export const ProvisioningType = builder.objectRef<Provisioning>('Provisioning').implement({
  description: 'Whom an organisation’s identity provider may bring along without an invitation.',
  fields: t => ({
    domains: t.exposeStringList('domains', { description: 'Of their addresses.' }),
    rules: t.field({ type: [RuleType], description: 'The first that fits gives the role.', resolve: ({ rules }) => rules }),
    otherwise: t.expose('otherwise', {
      type: UserRoleEnum,
      nullable: true,
      description: 'The role where no rule fits; null lets nobody in.',
    }),
  }),
});

const RuleFields = builder.inputType('ProvisioningRuleInput', {
  fields: t => ({
    attribute: t.string({ required: true }),
    value: t.string({ required: true }),
    role: t.field({ type: UserRoleEnum, required: true }),
  }),
});

export const ProvisioningFields = builder.inputType('ProvisioningInput', {
  fields: t => ({
    domains: t.stringList({ required: true }),
    rules: t.field({ type: [RuleFields], required: true }),
    otherwise: t.field({ type: UserRoleEnum }),
  }),
});
