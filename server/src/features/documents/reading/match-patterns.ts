import { evenText } from '@hakaru/contract/document-reading';
import { RE2JS } from 're2js';

export type PatternOrder = { patterns: readonly string[]; pages: readonly { page: number; text: string }[] };

/** Where a pattern's first capture group stands for the first time; a pattern that is none says so, one that finds nothing is missing. */
export type PatternFound = { pattern: number; page: number; from: number; to: number; text: string } | { pattern: number; isInvalid: true };

/** Patterns are people's own, and so is the text: only a matcher without backtracking is used, and only in a process that can be ended. */
export function matchPatterns({ patterns, pages }: PatternOrder): PatternFound[] {
  const even = pages.map(({ page, text }) => ({ page, text: evenText(text) }));
  return patterns.flatMap((pattern, at) => matchOne(pattern, even).map(found => ({ pattern: at, ...found })));
}

type Found = { page: number; from: number; to: number; text: string } | { isInvalid: true };

function matchOne(pattern: string, pages: PatternOrder['pages']): Found[] {
  const compiled = compile(pattern);
  if (!compiled) return [{ isInvalid: true }];
  for (const { page, text } of pages) {
    const matcher = compiled.matcher(text);
    if (!matcher.find()) continue;
    const group = matcher.groupCount() > 0 ? 1 : 0;
    const value = matcher.group(group);
    if (value !== null && value !== '') return [{ page, from: matcher.start(group), to: matcher.end(group), text: value }];
  }
  return [];
}

/** Says whether a pattern is one. That needs no text, and so no process of its own: a pattern's length and repetitions are bounded. */
export const isPattern = (pattern: string): boolean => compile(pattern) !== null;

function compile(pattern: string): ReturnType<typeof RE2JS.compile> | null {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE + RE2JS.MULTILINE);
  } catch {
    return null;
  }
}
