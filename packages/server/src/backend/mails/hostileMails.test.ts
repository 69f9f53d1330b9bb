import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { MailTemplate } from './createMailTemplate.ts';
import { credentialsMails } from './credentialsMails.ts';
import { knownAddressMail, mails } from './mails.ts';
import { renderAccountMail } from './renderAccountMail.ts';
import { renderCredentialsMail } from './renderCredentialsMail.ts';
import { renderNotice } from './renderNotice.ts';
import { renderTemplate } from './renderTemplate.ts';
import { renderWeeklyMail } from './renderWeeklyMail.ts';

const siteUrl = 'https://site.example';

/** Values that leave a text, an attribute, a URL, a comment, a style or a header, or look like a placeholder. */
const hostileValues = [
  '<a href="https://evil.example">Cliquez ici</a>',
  '</p></div><img src=https://evil.example/x onerror=alert(1)>',
  '" style="position:fixed" href="https://evil.example',
  "' onclick='alert(1)",
  '&lt;a href=&quot;https://evil.example&quot;&gt;',
  '--><script src=https://evil.example></script>',
  '</style><style>@import url(https://evil.example)',
  '{{ .SiteURL }}{{ .Email }}{{ if eq .Data.language "en" }}{{title}}$t(weekly.why)$&$1',
  '/../..//evil.example?x=1&redirect_to=https://evil.example#@evil.example',
  'javascript:alert(1)',
  'zoe\r\nBcc: other@evil.example\r\n\r\n<p>',
];

type Node = DefaultTreeAdapterMap['node'];

interface Outline {
  /** Each element with the names of its attributes, and its other attributes than links. */
  readonly elements: string[];
  readonly links: string[];
}

/** Lists what a mail consists of, except for its texts. */
function outline(html: string): Outline {
  const found: Outline = { elements: [], links: [] };
  const visit = (node: Node) => {
    if ('attrs' in node) {
      const attributes = node.attrs.map(({ name, value }) => (name === 'href' ? name : `${name}=${value}`));
      found.elements.push([node.tagName, ...attributes].join(' '));
      for (const { name, value } of node.attrs) if (name === 'href' || name === 'src') found.links.push(value);
    } else if (node.nodeName === '#comment') found.elements.push('comment');
    if (node.nodeName === 'style' && 'childNodes' in node) found.elements.push(JSON.stringify(node.childNodes.length));
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return found;
}

/** Expects a mail to have the elements of the same mail with harmless values, and links to the same pages of the site. */
function expectSame(hostile: { html: string; text: string }, harmless: { html: string }) {
  const [found, expected] = [outline(hostile.html), outline(harmless.html)];
  expect(found.elements).toEqual(expected.elements);
  const toPlace = (link: string) => {
    const { origin, pathname, hash, searchParams } = new URL(link);
    return [origin, pathname, hash, [...searchParams.keys()]];
  };
  expect(found.links.map(toPlace)).toEqual(expected.links.map(toPlace));
  for (const link of found.links) expect(new URL(link).origin).toBe(siteUrl);
}

const accountMails: [name: string, template: MailTemplate][] = Object.entries({
  ...mails,
  knownAddressMail,
  ...credentialsMails,
});
const names = ['Email', 'NewEmail', 'Token', 'TokenHash', 'RedirectTo'];
const toValues = (value: string) => ({ ...Object.fromEntries(names.map((name) => [name, value])), SiteURL: siteUrl });

test.each(accountMails)(
  'the mail %s contains nothing but its own elements and links with hostile values',
  (_, template) => {
    for (const language of ['fr', 'en', 'es', '"><script>', null]) {
      const harmless = renderAccountMail(template, { language, values: toValues('harmless') });
      for (const value of hostileValues) {
        const mail = renderAccountMail(template, { language, values: toValues(value) });
        expectSame(mail, harmless);
        if (/[<"]/.test(value)) expect(mail.html).not.toContain(value);
        expect(mail.subject).toBe(harmless.subject);
      }
    }
  },
);

test('the reader of a mail sees a hostile address as it was written', () => {
  const [value = ''] = hostileValues;
  const mail = renderAccountMail(mails.email_change, { language: 'fr', values: toValues(value) });
  const texts: string[] = [];
  const visit = (node: Node) => {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(mail.html));
  expect(texts.join('')).toContain(`passe de ${value} à ${value}.`);
});

test('a mail without a value for a placeholder is an error', () => {
  expect(() => renderAccountMail(mails.email_change, { language: 'fr', values: { SiteURL: siteUrl } })).toThrow(
    'The mail has no value for {{ .Email }}',
  );
});

test.each(hostileValues)('the mail about a new address keeps %j as text', (value) => {
  const notice = { kind: 'email', language: 'fr' } as const;
  expectSame(
    renderCredentialsMail({ ...notice, facts: { email: value, new_email: value } }, siteUrl),
    renderCredentialsMail({ ...notice, facts: { email: 'a', new_email: 'b' } }, siteUrl),
  );
});

test.each(hostileValues)('the mail of the week keeps %j as text', async (value) => {
  const render = (text: string) => {
    const event = { id: '00000000-0000-4000-8000-000000000017', title: text, venue: text, location: text, start: 0 };
    const change = { was: text, now: `${text} 2` };
    const changes = {
      place: { was: { location: text, venue: text, address: text }, now: { location: `${text} 2` } },
      price: change,
    };
    const facts = {
      changed: { total: 1, events: [{ ...event, reason: 'favourite' as const, changes }] },
      searches: [{ name: text, query: 'q=jazz', total: 3, is_more: true, events: [event, { ...event, venue: null }] }],
      saved: [{ ...event, reason: 'ticket' as const }],
      token: '00000000-0000-4000-8000-000000000c00',
    };
    return renderWeeklyMail({ kind: 'weekly', language: 'fr', facts }, siteUrl);
  };
  expectSame(await render(value), await render('harmless'));
});

test('a title with line breaks or marks of direction stays within its line of a plain mail, and of a subject', async () => {
  const title = 'Bal\n\nVotre compte est bloqué :\u2028https://evil.example\t\u202Eetxet\u2066';
  const shown = 'Bal Votre compte est bloqué : https://evil.example etxet';
  for (const kind of ['decision', 'outcome'] as const) {
    const render = (text: string) =>
      renderNotice({ kind, language: 'fr', facts: { title: text, publication: 'removed' } }, siteUrl);
    expect(await render(title)).toEqual(await render(shown));
  }
  const event = { id: '00000000-0000-4000-8000-000000000017', venue: null, location: 'Lyon', start: 0 };
  const facts = { searches: [], saved: [{ ...event, title, reason: 'ticket' as const }], token: 'a' };
  const weekly = await renderWeeklyMail({ kind: 'weekly', language: 'fr', facts }, siteUrl);
  expect(weekly.subject).toContain(shown);
});

test.each(hostileValues)('a mail about a decision is plain text, with %j', async (value) => {
  const facts = { title: value, reason: value, statement: value, may_appeal: true };
  for (const publication of ['published', 'waiting', 'hidden', 'removed'] as const) {
    const notice = await renderNotice({ kind: 'decision', language: 'fr', facts: { ...facts, publication } }, siteUrl);
    expect(Object.keys(notice)).toEqual(['subject', 'text']);
  }
});

test.each(Object.entries(mails))(
  'the template %s of a hosted project has its placeholders in texts and links only',
  (_, template) => {
    // Go's html/template escapes a value for its place: a text, or a part of the URL of a link.
    const html = renderTemplate(template).replace(/\{\{ (?:if|else|end).*?\}\}/g, '');
    const { elements, links } = outline(html);
    expect(elements.join()).not.toContain('{{');
    for (const link of links)
      expect(link).toMatch(/^\{\{ \.SiteURL \}\}\/[\w/]*(\?[\w=&]+(\{\{ \.(TokenHash|RedirectTo) \}\}[&\w=]*)*)?$/);
  },
);
