import type { Figure, FigureQuality } from '@hakaru/contract/figures';
import type { FigureContext } from '#features/figures/public';
import type { Say } from './words';

/** The coverage of the first figure in a row that lacks some of its parts, or that was not reported at all. */
export function lackOf(figures: readonly Figure[]): FigureQuality | null {
  return figures.find(({ value, quality }) => value === null && quality !== null && quality.have < quality.of)?.quality ?? null;
}

/** Why a cell is empty: how many parts have been reported, and the codes of those that have not. */
export function gapNote(place: FigureContext, figures: readonly Figure[], say: Say): string | null {
  const lack = lackOf(figures);
  if (lack) {
    const { have, of, missing = [] } = lack;
    if (of === 1) return say('notReported');
    const codes = missing.map(id => place.calculator.entity(id)?.ref ?? id).join(' ');
    return say('gapOf', { have: String(have), of: String(of), codes });
  }
  return figures.some(({ reason }) => reason === 'gap') ? say('gapBefore') : null;
}
