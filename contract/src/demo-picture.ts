/**
 * The figures in the landing page's pictures: the demo institution's own at its last published month-end, as calculated by the product. A
 * server test compares every one with the demo. Amounts in yen, everything else as fractions to six places.
 */
export const demoPicture = {
  asOf: '2026-09-30',
  /** The largest classes, by their codes. */
  classes: [
    { ref: 'DB', value: 24_259_696_607, weight: 0.196508, fytd: 0.007944, oneYear: 0.038624, excess: -0.003636 },
    { ref: 'FE', value: 23_252_268_421, weight: 0.188347, fytd: 0.106184, oneYear: 0.131638, excess: 0.027957 },
    { ref: 'DE', value: 15_183_238_303, weight: 0.122987, fytd: 0.092671, oneYear: 0.106595, excess: -0.006805 },
    { ref: 'FH', value: 14_664_733_819, weight: 0.118787, fytd: 0.028842, oneYear: 0.059036, excess: -0.000871 },
    { ref: 'GA', value: 12_016_921_275, weight: 0.097339, fytd: 0.00501, oneYear: 0.010046, excess: 0.000004 },
    { ref: 'FB', value: 7_414_984_582, weight: 0.060063, fytd: 0.035824, oneYear: 0.045851, excess: 0.004331 },
  ],
  /** The other classes together. */
  rest: { count: 6, value: 26_662_266_317, weight: 0.215969 },
  total: { value: 123_454_109_324, weight: 1, fytd: 0.043778, oneYear: 0.065854, excess: -0.000942 },
  months: [
    { month: '2026-04', rate: 0.00853 },
    { month: '2026-05', rate: 0.000833 },
    { month: '2026-06', rate: 0.01311 },
    { month: '2026-07', rate: 0.006614 },
    { month: '2026-08', rate: -0.002427 },
    { month: '2026-09', rate: 0.016467 },
  ],
  /** August as it was first published. */
  augustBefore: -0.002576,
  /** Effects on the excess return over a year. */
  effects: { allocation: -0.001092, selection: 0.00011, interaction: 0.00004, other: 0 },
  mandates: 17,
} as const;
