import { evenText } from '@hakaru/contract/document-reading';
import { RE2JS } from 're2js';

export type PatternOrder = { patterns: readonly string[]; pages: readonly { page: number; text: string }[] };

/** The first match of a pattern's first capture group, or that the pattern is invalid; a pattern without a match is left out. */
export type PatternFound = { pattern: number; page: number; from: number; to: number; text: string } | { pattern: number; isInvalid: true };

/** Patterns and texts come from users, so matching uses a library without backtracking, and only in a process that can be killed. */
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

/** Whether a pattern is valid. Needs no separate process, because length and repetitions of patterns are bounded. */
export const isPattern = (pattern: string): boolean => compile(pattern) !== null;

function compile(pattern: string): ReturnType<typeof RE2JS.compile> | null {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE + RE2JS.MULTILINE);
  } catch {
    return null;
  }
}
