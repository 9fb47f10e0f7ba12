import { packLanguages, packSections, type PackInput, type PackSection } from '@hakaru/contract/committee-packs';
import type { AppForm } from '#ui/form/use-form';
import type { Template } from './queries';

/** The values of the form. */
export type PackDraft = PackInput;
export type PackForm = AppForm<PackDraft, PackInput>;

/** The parts of a pack that a template sets. */
export function contentsOf({
  titleEn,
  titleJp,
  subtitleEn,
  subtitleJp,
  language,
  sections,
}: Template): Omit<PackDraft, 'reportId' | 'meetingDay'> {
  return {
    titleEn,
    titleJp,
    subtitleEn,
    subtitleJp,
    language: packLanguages.find(one => one === language) ?? 'jp',
    sections: sections.flatMap((name): PackSection[] => packSections.filter(one => one === name)),
  };
}
