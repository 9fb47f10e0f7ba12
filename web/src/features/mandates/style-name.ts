import { useText } from '#platform/text';
import { styleText } from './text';

type Style = keyof typeof styleText;
export const styles = Object.keys(styleText) as Style[]; // the keys of the table

export function isStyle(text: string): text is Style {
  return Object.hasOwn(styleText, text);
}

/** A style in the reader's language. */
export function useStyleName(): (style: string | null | undefined) => string {
  const t = useText(styleText);
  return style => (style && isStyle(style) ? t(style) : (style ?? ''));
}
