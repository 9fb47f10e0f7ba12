import { HTML_LANG, type Language } from '@hakaru/contract/languages';
import type { OutboxMessage } from '#platform/mail';
import { outboxText as text } from './text';

export const OUTBOX_PATH = '/dev/outbox';

export type Showing = { language: Language; publicUrl: string };

export function listPage(letters: readonly OutboxMessage[], isSent: boolean, showing: Showing): string {
  const { language } = showing;
  const rows = letters.map(
    ({ at, file, subject, to }) =>
      `<tr><td class="num">${clock(at)}</td><td>${escaped(to)}</td><td><a href="${address(language, file)}">${escaped(subject)}</a></td></tr>`,
  );
  const head = `<tr><th>${text.at[language]}</th><th>${text.to[language]}</th><th>${text.subject[language]}</th></tr>`;
  const list = rows.length > 0 ? `<div class="panel"><table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table></div>` : '';
  const said = rows.length > 0 ? '' : `<p>${(isSent ? text.sentBySmtp : text.none)[language]}</p>`;
  return page(`<p>${text.about[language]}</p>${said}${list}`, { ...showing, title: text.title[language] });
}

/** Null is a mail that was deleted meanwhile. */
export function letterPage(letter: OutboxMessage | null, showing: Showing): string {
  const { language, publicUrl } = showing;
  const back = `<p><a href="${address(language)}">← ${text.back[language]}</a></p>`;
  if (!letter) return page(`${back}<p>${text.notThere[language]}</p>`, { ...showing, title: text.title[language] });
  const facts = [
    [text.to[language], escaped(letter.to)],
    [text.at[language], `<span class="num">${clock(letter.at)}</span>`],
  ];
  const terms = facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('');
  const body = `${back}<dl>${terms}</dl><pre class="panel">${withLinks(letter.text, publicUrl)}</pre>`;
  return page(body, { ...showing, title: letter.subject, file: letter.file });
}

function page(body: string, { language, title, file }: Showing & { title: string; file?: string }): string {
  const other: Language = language === 'jp' ? 'en' : 'jp';
  return `<!doctype html><html lang="${HTML_LANG[language]}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main>
<nav><a href="${address(other, file)}" lang="${HTML_LANG[other]}">${text.otherLanguage[language]}</a></nav>
<h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark;--canvas:#f5f6f8;--surface:#fff;--ink:#14171f;--ink-2:#4a5160;--line:#e8eaee;--accent:#2b50c8}
@media(prefers-color-scheme:dark){:root{--canvas:#0d1014;--surface:#14171c;--ink:#e9ebef;--ink-2:#aeb5c1;--line:#22272f;--accent:#7c9bff}}
body{margin:0;background:var(--canvas);color:var(--ink);font:13px/20px "Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP",Meiryo,system-ui}
main{max-width:60rem;margin:0 auto;padding:24px 12px}nav{float:right}h1{font:600 20px/28px inherit;font-size:20px;margin:0 0 8px}p,dt,th{color:var(--ink-2)}
a{color:var(--accent)}.panel{background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 16px;border-top:1px solid var(--line);vertical-align:top}th{font-weight:500;border:0}
.num{font-variant-numeric:tabular-nums;white-space:nowrap}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dd{margin:0}
@media(max-width:600px){thead{display:none}tr,td{display:block}tr{padding:6px 0;border-top:1px solid var(--line)}tr:first-child,td{border:0}td{padding:2px 16px}}
pre{padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/26px inherit;font-family:inherit}`;

function address(language: Language, file?: string): string {
  return `${OUTBOX_PATH}${file ? `/${encodeURIComponent(file)}` : ''}?language=${language}`;
}

const clock = (at: string): string => at.slice(0, 19).replace('T', ' ');

/** Only our own addresses become links, because a mail contains names that users chose. */
function withLinks(letter: string, publicUrl: string): string {
  return letter
    .split(/(\s+)/)
    .map(word => (word.startsWith(`${publicUrl}/`) ? `<a href="${escaped(word)}">${escaped(word)}</a>` : escaped(word)))
    .join('');
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => NAMED[letter] ?? letter);
}
