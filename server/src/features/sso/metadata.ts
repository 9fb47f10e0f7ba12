import type { App } from '#platform/context';
import { callbackUrl, ownIssuer } from './provider';
import { escaped } from './test-provider';

export const METADATA_PATH = '/saml/metadata';

/**
 * What an identity provider has to know of us (SAML metadata 2.0): the same for every organisation, because answers find theirs by the request
 * they answer. Requests are not signed, so there is no certificate of ours.
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
