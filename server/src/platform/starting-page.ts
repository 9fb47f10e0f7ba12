import type { Both } from '@hakaru/contract/languages';

/** What the start is busy with, since when, and its latest lines. */
export type StartingState = { step: Both; since: number; lines: readonly string[] };

/** The page reloads itself until the product answers. */
const REFRESH_SECONDS = 2;

export function startingPage({ step, since, lines }: StartingState): string {
  const seconds = Math.round((Date.now() - since) / 1000);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Hakaru is starting · 起動中</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 40rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { margin: 0 0 1.5rem; font-size: 1.25rem; }
p { margin: 0; }
ol { margin: 1.5rem 0 0; padding: 0; list-style: none; font: 0.8125rem/1.7 ui-monospace, monospace; opacity: 0.7; }
</style>
</head>
<body>
<main>
<h1>Hakaru 測る</h1>
<p>${escaped(step.en)}, ${seconds} s</p>
<p lang="ja">${escaped(step.jp)}（${seconds}秒）</p>
<ol>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ol>
</main>
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`);
