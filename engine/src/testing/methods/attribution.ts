import { brinsonModels, interactionRules } from '#attribution/brinson';
import { returnForms } from '#attribution/karnosky-singer';
import { linkingMethods } from '#attribution/linking';

const missingReturn = ['other', 'zero'] as const;

/** The methods of this folder that explain themselves. */
export const attributionMethods = [
  {
    id: 'attribution.brinson',
    options: { model: brinsonModels, interaction: interactionRules, missingReturn },
    file: 'attribution/brinson.ts',
  },
  { id: 'attribution.brinson-geometric', options: { missingReturn }, file: 'attribution/brinson-geometric.ts' },
  { id: 'attribution.link-geometric', options: {}, file: 'attribution/brinson-geometric.ts' },
  { id: 'attribution.linking', options: { method: linkingMethods }, file: 'attribution/linking.ts' },
  { id: 'attribution.davies-laker', options: {}, file: 'attribution/davies-laker.ts' },
  { id: 'attribution.multi-level', options: { levels: 'count' }, file: 'attribution/multi-level.ts' },
  { id: 'attribution.karnosky-singer', options: { form: returnForms }, file: 'attribution/karnosky-singer.ts' },
  { id: 'attribution.ankrim-hensel', options: {}, file: 'attribution/ankrim-hensel.ts' },
  { id: 'attribution.geometric-currency', options: {}, file: 'attribution/geometric-currency.ts' },
  { id: 'attribution.country-currency', options: {}, file: 'attribution/country-currency.ts' },
] as const;
