import * as z from 'zod/mini';
import { rateMethods } from './enumerations';
import { name, requiredText, text } from './fields';
import { modules, organisationPackages, organisationTypes } from './organisations';
import { amountUnits } from './preferences';
import { oidcInput, provisioningInput, ssoInput } from './single-sign-on';
import { timeZones } from './time-zones';
import type { organisationOrders } from './address-choices';

export const CIDR_MAX = 100;
export const ORGANISATION_REF_MAX = 10;

/** Shape only; whether a network can be read is judged on the server, by the code that will match it. */
const network = requiredText(64);
export const networks = z.array(network).check(z.maxLength(CIDR_MAX, 'tooMany'));

/**
 * What an organisation's own administrator may set (decisions G65, G102). An empty list means no limit. The month, the
 * rate source and the unit are what new mandates and new people start with; a rule that is not named stays as it is.
 */
export const organisationSettingsInput = z.strictObject({
  nameEn: name,
  nameJp: name,
  allowedCidrs: networks,
  fiscalYearStart: z.optional(z.int('required').check(z.minimum(1, 'month'), z.maximum(12, 'month'))),
  rateMethod: z.optional(z.enum(rateMethods, 'invalid')),
  amountUnit: z.optional(z.enum(amountUnits, 'invalid')),
  timeZone: z.optional(z.enum(timeZones, 'invalid')),
  /** A pack is published by somebody else than who populated its month. */
  secondPerson: z.optional(z.boolean('required')),
  /** An import is approved by somebody who neither sent nor corrected it. */
  importSecondPerson: z.optional(z.boolean('required')),
  /** An instruction is made final by somebody who neither wrote nor changed it. */
  instructionSecondPerson: z.optional(z.boolean('required')),
  /** Nobody logs in with a password alone. */
  secondFactorRequired: z.optional(z.boolean('required')),
  version: z.int('required'),
});
export type OrganisationSettingsInput = z.infer<typeof organisationSettingsInput>;

export const organisationRef = z.string('required').check(
  z.refine(value => value.length > 0, { error: 'required', abort: true }),
  z.maxLength(ORGANISATION_REF_MAX, 'tooLong'),
  z.regex(/^[A-Z0-9]*$/, 'ref'),
);

/** White text stands on a brand's colour; below 4.5:1 it cannot be read (WCAG AA). */
export const colour = z
  .string('required')
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'colour', abort: true }), z.refine(isDarkEnough, 'contrast'));

const DATA_IMAGE = /^data:image\/(?:png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+=*$/;
export const brandInput = z.strictObject({
  name,
  colour,
  logo: z.nullable(z.string().check(z.maxLength(100_000, 'tooLong'), z.regex(DATA_IMAGE, 'image'))),
});

/** What a super-user may set of any organisation. */
export const organisationInput = z.strictObject({
  ref: organisationRef,
  nameEn: name,
  nameJp: name,
  type: z.enum(organisationTypes, 'required'),
  modules: z.array(z.enum(modules, 'invalid')).check(z.maxLength(modules.length, 'tooMany')),
  packages: z.array(z.enum(organisationPackages, 'invalid')).check(z.maxLength(organisationPackages.length, 'tooMany')),
  shell: z.boolean('required'),
  brand: z.nullable(brandInput),
  sso: z.nullable(ssoInput),
  allowedCidrs: networks,
});
export type OrganisationInput = z.infer<typeof organisationInput>;

/** A change names only what it changes: two people at work on different sides of an organisation do not overwrite each other. */
export const organisationChange = z.extend(z.partial(organisationInput), {
  oidc: z.optional(oidcInput),
  provisioning: z.optional(z.nullable(provisioningInput)),
});
export type OrganisationChange = z.infer<typeof organisationChange>;

export const packageTypeInput = z.enum(organisationPackages, 'invalid');
export const organisationPackageChange = z.strictObject({ type: packageTypeInput, held: z.boolean('required') });
export type OrganisationPackageChange = z.infer<typeof organisationPackageChange>;

/** One package for many organisations at once. */
export const PACKAGE_ORGANISATIONS_MAX = 200;

export type OrganisationOrder = (typeof organisationOrders)[number];

export const searchText = text(255);

/** How well white reads on a colour written as #rrggbb, from 1 to 21. */
export function whiteContrast(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => channel(parseInt(value.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05);
}

function isDarkEnough(value: string): boolean {
  return whiteContrast(value) >= 4.5;
}

function channel(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
