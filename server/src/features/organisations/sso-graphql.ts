import { certificatesIn, metadataUrl, readCertificate, type Certificate } from '#features/sso/public';
import type { Context } from '#platform/context';
import { SsoCertificateStateEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';

/** The content of an organisation's setting, as written by ssoInput. */
export type SsoFacts = {
  provider: string;
  issuer?: string;
  entryPoint?: string;
  certificate?: string;
  nextCertificate?: string | null;
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
