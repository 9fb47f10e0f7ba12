// The only script of a public page. It blocks rendering, so that nobody sees a page that is about to be replaced.
import 'virtual:public-tokens.css';
import './public.css';
import { languageOf } from '@hakaru/contract/languages';
import { LANGUAGE_PARAMETER } from '@hakaru/contract/public-pages';
import { readStored, writeStored } from '#platform/storage';
import { watchContactForm } from './contact-sender';
import { nextStep, type Step } from './visit';

take(
  nextStep({
    path: location.pathname,
    asked: new URLSearchParams(location.search).get(LANGUAGE_PARAMETER),
    shown: languageOf(document.documentElement.lang),
    stored: readStored('i18nextLng'),
    token: readStored('token'),
    browser: navigator.language,
    now: Date.now(),
  }),
);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wake);
else wake();

function take(step: Step): void {
  if (step.kind === 'app') location.replace('/login'); // redirects signed-in users to their landing page
  if (step.kind === 'replace') location.replace(step.address + location.hash);
  if (step.kind === 'rename') history.replaceState(null, '', step.address + location.hash);
}

function wake(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => writeStored('i18nextLng', languageOf(link.dataset['language'])));
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (menu) watchMenu(menu);
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (form) watchContactForm(form);
}

/** The menu opens without a script; this closes it by Escape and by a click outside. */
function watchMenu(menu: HTMLDetailsElement): void {
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', event => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
}
