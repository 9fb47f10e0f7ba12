import type { TwoSided } from '#attribution/segments';

const quarter = (wp: number[], wb: number[], rp: number[], rb: number[]): TwoSided => ({
  portfolio: { weights: wp, returns: rp },
  benchmark: { weights: wb, returns: rb },
});

/** The four quarters in British, Japanese and American equities that Bacon (2008) works through chapters 5 and 8 with. */
export const baconQuarters: readonly TwoSided[] = [
  quarter([0.4, 0.3, 0.3], [0.4, 0.2, 0.4], [0.2, -0.05, 0.06], [0.1, -0.04, 0.08]),
  quarter([0.7, 0.2, 0.1], [0.4, 0.3, 0.3], [-0.05, 0.03, -0.05], [-0.07, 0.04, -0.1]),
  quarter([0.3, 0.5, 0.2], [0.5, 0.4, 0.1], [-0.2, 0.08, -0.15], [-0.25, 0.05, -0.2]),
  quarter([0.3, 0.5, 0.2], [0.4, 0.4, 0.2], [0.1, -0.07, 0.25], [0.05, -0.05, 0.1]),
];
