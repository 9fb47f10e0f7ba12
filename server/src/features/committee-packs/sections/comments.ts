import { measures, readFigureKey } from '@hakaru/contract/figures';
import type { Both } from '@hakaru/contract/languages';
import { chosenComments, type ChosenComment } from '#features/comments/public';
import { anyFigure, figureWords } from '#features/committee-packs/comment-text';
import { printCell, type PackSaid } from '#features/committee-packs/content';
import { filled, horizonWords, noteWords, unitOf, words } from '#features/committee-packs/pack-text';
import type { Gather } from './source';

/** The comments on the month's figures that were selected for the committee, oldest first. */
export const gatherComments: Gather = async ({ ctx, ask: { assetId, asOf }, content }) => {
  const chosen = await chosenComments(ctx, { assetId, asOf });
  if (chosen.length === 0) return null;
  const isOwn = ({ authorOrganisationId }: ChosenComment) => authorOrganisationId === ctx.actor.organisation.id;
  const unit = filled(noteWords.unit, { unit: unitOf(content.asset.currency) });
  return { blocks: chosen.map(one => saidBlock(one, isOwn(one))), notes: [noteWords.comments, unit] };
};

function saidBlock(comment: ChosenComment, isOwn: boolean): PackSaid {
  const { body, userName, createdAt } = comment;
  return { kind: 'said', heading: headingOf(comment, isOwn), body, by: userName, at: createdAt.toISOString(), file: null };
}

/**
 * The figure with the value its writer saw. A total that the writer saw over some mandates only is not printed, since it is not the owner's
 * total.
 */
function headingOf({ subject, ref, nameEn, nameJp, seenValue, seenInPart, authorEn, authorJp }: ChosenComment, isOwn: boolean): Both {
  const key = readFigureKey(subject);
  const inOne = (language: 'en' | 'jp') => {
    const measure = (key && figureWords[key.measure]) ?? anyFigure;
    const horizon = key?.horizon ? periodOf(key.horizon) : null;
    const value =
      key && seenValue !== null && !seenInPart
        ? printCell({ value: seenValue, shape: measures[key.measure].unit, key: subject }, language)
        : '';
    const isPercent = key !== null && ['rate', 'points', 'weight'].includes(measures[key.measure].unit);
    const figure = [measure[language], horizon?.[language], value && isPercent ? filled(words.percentOf, { of: value })[language] : value];
    const name = `${ref} ${language === 'en' ? nameEn : nameJp}`;
    return [name, figure.filter(Boolean).join(' '), isOwn ? '' : language === 'en' ? authorEn : authorJp].filter(Boolean).join(' · ');
  };
  return { en: inOne('en'), jp: inOne('jp') };
}

const periodOf = (horizon: string): Both | null => Object.entries(horizonWords).find(([name]) => name === horizon)?.[1] ?? null;
