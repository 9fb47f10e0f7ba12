/** The feature's name in every form the code uses. */
export type FeatureNames = {
  /** fx-rates: folders, files, routes, commit prefix. */
  kebab: string;
  /** fxRates: GraphQL fields, functions on several. */
  many: string;
  /** fxRate: functions on one. */
  one: string;
  /** FxRate: types. */
  type: string;
  /** FxRates: types and components of several. */
  types: string;
  /** fx_rate: the table. */
  table: string;
  titleEn: string;
  titleJp: string;
};

/** Throws an explanation unless the name is a plural noun in kebab-case. */
export function namesOf(kebab: string, titleJp: string): FeatureNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" must be kebab-case, as in fx-rates.`);
  const single = singular(kebab);
  if (single === kebab) throw new Error(`"${kebab}" must be a plural noun, as users say it: fx-rates, counterparties.`);
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(titleJp))
    throw new Error('The second word must be the Japanese title, as in 為替レート.');
  const many = camel(kebab);
  const one = camel(single);
  return {
    kebab,
    many,
    one,
    type: capital(one),
    types: capital(many),
    table: single.replaceAll('-', '_'),
    titleEn: capital(kebab.replaceAll('-', ' ')),
    titleJp,
  };
}

function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') && !plural.endsWith('ss') ? plural.slice(0, -1) : plural;
}

const camel = (kebab: string): string => kebab.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
