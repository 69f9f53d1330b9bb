import { escapeHtml } from '@lively/engine';
import type { Mail } from '../../backend/mails/Mailbox.ts';

/** The policy of the mailbox page: no script of a mail can run. */
export const mailboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:";

/** Renders the mailbox as a page for developers: each mail as its reader sees it, in a separate frame. */
export function renderMailbox(mails: readonly Mail[]): string {
  const list = mails.length ? mails.map(renderMail).join('') : '<p>Aucun message.</p>';
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lively : boîte aux lettres</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #f6f0e4; color: #0f2e27 }
  article { margin-block: 2rem }
  h2, p { margin: 0 }
  iframe { inline-size: 100%; block-size: 34rem; margin-block-start: 0.5rem; border: 2px solid }
  @media (prefers-color-scheme: dark) { body { background: #0b1f1a; color: #f3ecdd } }
</style>
<h1>Boîte aux lettres de développement</h1>
${list}
</html>`;
}

function renderMail({ to, subject, text, html, sentAt }: Mail): string {
  const body = `<base target="_top">${html || `<pre>${escapeHtml(text)}</pre>`}`;
  return `<article>
  <h2>${escapeHtml(subject)}</h2>
  <p>${escapeHtml(to)} · <time>${sentAt}</time></p>
  <iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(body)}"></iframe>
</article>`;
}
