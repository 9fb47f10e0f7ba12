import * as z from 'zod/mini';
import { currency, name } from './fields';
import { countryOf } from './holidays';

/** Regions of the United Nations' list (M49). */
export const regions = ['africa', 'americas', 'antarctica', 'asia', 'europe', 'oceania'] as const;
export type Region = (typeof regions)[number];

/** Risk weights of governments under the standardised approach, in percent (CRE20). */
export const sovereignWeights = ['0', '20', '50', '100', '150'] as const;

const none = <Rule extends z.ZodMiniType>(rule: Rule) => z._default(z.nullable(rule), null);

/** The data administrators maintain for a country; its ISO code does not change. */
export const countryInput = z.strictObject({
  nameEn: name,
  nameJp: name,
  currency: none(currency),
  region: z.enum(regions, 'invalid'),
  calendar: none(z.string('invalid').check(z.refine(code => countryOf(code) !== undefined, 'notFound'))),
  sovereignWeight: none(z.enum(sovereignWeights, 'invalid')),
});
export type CountryInput = z.infer<typeof countryInput>;
