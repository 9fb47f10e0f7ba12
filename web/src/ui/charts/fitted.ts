const LETTER = 6.4;
const WIDE_LETTER = 12.2;

const letterWidth = (letter: string) => (letter.charCodeAt(0) > 0xff ? WIDE_LETTER : LETTER);

/** The approximate width of a 12 px text: Japanese characters are as wide as they are high. */
export const textWidth = (text: string) => [...text].reduce((width, letter) => width + letterWidth(letter), 0);

/** Shortens names with an ellipsis; never used for numbers. */
export function fitted(name: string, width: number): string {
  if (textWidth(name) <= width) return name;
  const letters = [...name];
  while (letters.length > 0 && textWidth(letters.join('')) + WIDE_LETTER > width) letters.pop();
  return `${letters.join('')}…`;
}
