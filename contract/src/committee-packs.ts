import * as z from 'zod/mini';
import type { Gate } from './access';
import { addOns } from './add-ons';
import { day, id, name, text, TEXT_LIMITS } from './fields';
import type { Both, Language } from './languages';

/** The sections a committee pack can contain, in the usual order. */
export const packSections = [
  'overview',
  'classes',
  'mandates',
  'attribution',
  'risk',
  'privateAssets',
  'currencyHedge',
  'basel',
  'commentaries',
  'comments',
  'restatements',
] as const;
export type PackSection = (typeof packSections)[number];

export const packLanguages = ['jp', 'en', 'both'] as const;
export type PackLanguage = (typeof packLanguages)[number];

export const packStates = ['waiting', 'running', 'done', 'failed'] as const;
export type PackState = (typeof packStates)[number];

export const packFormats = ['pdf', 'xlsx'] as const;
export type PackFormat = (typeof packFormats)[number];

/** Why a section cannot be in a pack: the organisation lacks its package, or the month has no such data. */
export const sectionMisses = ['package', 'noData'] as const;
export type SectionMiss = (typeof sectionMisses)[number];

/** The gate of the add-on a section's figures belong to: without it they are not shown here either. */
export const sectionGates: Readonly<Partial<Record<PackSection, Gate>>> = {
  attribution: addOns.attribution.gate,
  risk: addOns.risk.gate,
  privateAssets: addOns.privateEquity.gate,
  currencyHedge: addOns.currencyHedge.gate,
  basel: addOns.basel.gate,
};

/**
 * The languages of a choice, each a file of its own.
 *
 * @example languagesOf('both') // ['jp', 'en']
 */
export function languagesOf(language: PackLanguage): Language[] {
  return language === 'both' ? ['jp', 'en'] : [language];
}

/** The default title of a pack. */
export const USUAL_PACK_TITLE: Both = { en: 'Investment committee pack', jp: '資産運用委員会資料' };

const line = text(TEXT_LIMITS.name).check(z.refine(value => !/[\t\r\n\u2028\u2029]/.test(value), 'controlCharacter'));

const contents = {
  titleEn: line,
  titleJp: line,
  subtitleEn: line,
  subtitleJp: line,
  language: z.enum(packLanguages, 'invalid'),
  sections: z.array(z.enum(packSections, 'invalid')).check(
    z.minLength(1, 'required'),
    z.refine(list => new Set(list).size === list.length, 'taken'),
  ),
} as const;

type Titled = { titleEn: string; titleJp: string; language: PackLanguage };

/** A cover needs a title in every language it is printed in. */
const titled = [
  z.refine<Titled>(({ language, titleJp }) => language === 'en' || titleJp !== '', { error: 'required', path: ['titleJp'] }),
  z.refine<Titled>(({ language, titleEn }) => language === 'jp' || titleEn !== '', { error: 'required', path: ['titleEn'] }),
] as const;

export const packInput = z.strictObject({ reportId: id, meetingDay: z.nullable(day), ...contents }).check(...titled);
export type PackInput = z.infer<typeof packInput>;

export const packTemplateInput = z.strictObject({ name, ...contents }).check(...titled);
export type PackTemplateInput = z.infer<typeof packTemplateInput>;
