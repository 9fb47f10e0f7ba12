import type { Day } from '#calendar/day';

/** The asset classes that have weights of their own. */
export const assetClasses = [
  'sovereign',
  'bank',
  'bankShortTerm',
  'corporate',
  'coveredBond',
  'listedEquity',
  'speculativeUnlistedEquity',
  'subordinated',
  'cash',
] as const;
export type AssetClass = (typeof assetClasses)[number];

/** Weights by rating step (AAA to AA-, A, BBB, BB, B, below), or one weight for the whole class. */
export type ClassWeights =
  | { by: 'rating'; steps: readonly [number, number, number, number, number, number]; unrated: number | null }
  | { by: 'class'; weight: number };

/** The weights in force from a day on. Supervisors change them, so they are data: an institution may add a table of its own. */
export type RiskWeightTable = {
  validFrom: Day;
  classes: Readonly<Record<AssetClass, ClassWeights>>;
  /** Sovereigns weighted by decree in their own currency, whatever their rating. */
  localSovereigns: readonly { country: string; currency: string; weight: number }[];
  /** Unrated corporates where the supervisor permits the better treatment. */
  permitted: { investmentGrade: number; smallOrMedium: number };
};

/** Basel III final, external ratings (CRE20 as of 2023), with the Japanese government's yen debt at zero. */
export const standardTables: readonly RiskWeightTable[] = [
  {
    validFrom: '2023-01-01',
    classes: {
      sovereign: { by: 'rating', steps: [0, 0.2, 0.5, 1, 1, 1.5], unrated: 1 },
      bank: { by: 'rating', steps: [0.2, 0.3, 0.5, 1, 1, 1.5], unrated: null }, // unrated banks are graded by the holder
      bankShortTerm: { by: 'rating', steps: [0.2, 0.2, 0.2, 0.5, 0.5, 1.5], unrated: null },
      corporate: { by: 'rating', steps: [0.2, 0.5, 0.75, 1, 1.5, 1.5], unrated: 1 },
      coveredBond: { by: 'rating', steps: [0.1, 0.2, 0.2, 0.5, 0.5, 1], unrated: null }, // by the issuing bank's weight
      listedEquity: { by: 'class', weight: 2.5 },
      speculativeUnlistedEquity: { by: 'class', weight: 4 },
      subordinated: { by: 'class', weight: 1.5 },
      cash: { by: 'class', weight: 0 },
    },
    localSovereigns: [{ country: 'JP', currency: 'JPY', weight: 0 }],
    permitted: { investmentGrade: 0.65, smallOrMedium: 0.85 },
  },
];

/**
 * The table in force on a day; before the first one there is none.
 *
 * @example tableOn('2024-03-31')?.validFrom // '2023-01-01'
 */
export function tableOn(day: Day, tables: readonly RiskWeightTable[] = standardTables): RiskWeightTable | undefined {
  const inForce = tables.filter(table => table.validFrom <= day);
  return inForce.reduce<RiskWeightTable | undefined>((best, table) => (best && best.validFrom > table.validFrom ? best : table), undefined);
}
