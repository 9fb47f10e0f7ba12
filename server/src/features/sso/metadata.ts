import type { App } from '#platform/context';
import { callbackUrl, ownIssuer } from './provider';
import { escaped } from './test-provider';

export const METADATA_PATH = '/saml/metadata';

/**
 * Our SAML 2.0 metadata for identity providers. It is the same for every organisation, because responses are matched to theirs by the
 * request they answer. Requests are not signed, so it contains no certificate.
 */
export function metadataXml(app: App): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(ownIssuer(app))}">`,
    `  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    `    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>`,
    `    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>`,
    `    <md:AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(callbackUrl(app))}"/>`,
    `  </md:SPSSODescriptor>`,
    `</md:EntityDescriptor>`,
    ``,
  ].join('\n');
}

export const metadataUrl = ({ settings }: App): string => `${settings.publicUrl}${METADATA_PATH}`;
