import type { Language } from './languages';
import type { AssetType } from './organisations';

export const themes = ['system', 'light', 'dark'] as const;
export const densities = ['compact', 'default', 'comfortable'] as const;
export const amountUnits = ['one', 'thousand', 'million', 'hundredMillion'] as const;
export const negativeStyles = ['triangle', 'minus'] as const;
/** Whether the first tasks are shown on the landing page. */
export const firstDays = ['shown', 'hidden'] as const;
export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];
export type AmountUnit = (typeof amountUnits)[number];
export type NegativeStyle = (typeof negativeStyles)[number];
export type FirstDay = (typeof firstDays)[number];

export type Preferences = {
  asOfDate: string | null;
  assetId: string | null;
  assetType: AssetType;
  useLatestAsOfDate: boolean;
  language: Language;
  theme: Theme;
  density: Density;
  unit: AmountUnit;
  negative: NegativeStyle;
  firstDay: FirstDay;
};

export const DEFAULT_PREFERENCES: Preferences = {
  asOfDate: null,
  assetId: null,
  assetType: 'portfolio',
  useLatestAsOfDate: true,
  language: 'en',
  theme: 'system',
  density: 'default',
  unit: 'million',
  negative: 'triangle',
  firstDay: 'shown',
};

/** The stored preferences over the defaults; null means "no choice". */
export function preferencesOf(stored: Readonly<Record<string, unknown>>): Preferences {
  const chosen = Object.fromEntries(Object.entries(stored).filter(([key, value]) => key in DEFAULT_PREFERENCES && value !== null));
  return { ...DEFAULT_PREFERENCES, ...chosen };
}
