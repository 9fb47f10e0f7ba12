import { postForm, type FormReply } from '#platform/api-form';

/** Sends the form without leaving the page. Without this script the browser sends it, and the server redirects to the same messages. */
export function watchContactForm(form: HTMLFormElement): void {
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    void postForm(form).then(reply => {
      form.ariaBusy = 'false';
      showReply(form, reply);
    });
  });
  for (const field of form.querySelectorAll<HTMLElement>('[name]'))
    field.addEventListener('input', () => field.removeAttribute('aria-invalid'));
}

function showReply(form: HTMLFormElement, { outcome, fields }: FormReply): void {
  for (const name of fields) form.querySelector(`[name="${name}"]`)?.setAttribute('aria-invalid', 'true');
  for (const message of document.querySelectorAll<HTMLElement>('[data-outcome]')) message.hidden = message.dataset['outcome'] !== outcome;
  document.querySelector<HTMLElement>(`[data-outcome="${outcome}"]`)?.focus();
  if (outcome === 'sent') form.hidden = true;
}
