/** The fields the server refused, by name; `later` means too many requests, `failed` is every other failure. */
export type FormReply = { outcome: 'sent' | 'later' | 'failed'; fields: readonly string[] };

/**
 * Sends a plain HTML form to its address as JSON. Public pages use this instead of `call`: it knows no session, so that a first visit loads
 * nothing of the app.
 */
export async function postForm(form: HTMLFormElement): Promise<FormReply> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'accept-language': document.documentElement.lang };
  try {
    const reply = await fetch(`/api${new URL(form.action).pathname}`, { method: 'POST', headers, body });
    if (reply.ok) return { outcome: 'sent', fields: [] };
    return { outcome: reply.status === 429 ? 'later' : 'failed', fields: await fieldsOf(reply) };
  } catch {
    return { outcome: 'failed', fields: [] };
  }
}

async function fieldsOf(reply: Response): Promise<string[]> {
  const { errors }: { errors?: unknown } = await reply.json();
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}
