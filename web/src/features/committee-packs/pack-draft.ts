import { packLanguages, packSections, type PackInput, type PackSection } from '@hakaru/contract/committee-packs';
import type { AppForm } from '#ui/form/use-form';
import type { Template } from './queries';

/** A pack as somebody fills it in. */
export type PackDraft = PackInput;
export type PackForm = AppForm<PackDraft, PackInput>;

/** What a template says of a pack. */
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
