import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { company } from './company';
import { leavesOf, namespacesOf } from './readLocales.fixture';

/** Companies that a site may work with: a site that does names them in `company.ts`. */
const thirdParties =
  /Supabase|Vercel|Netlify|Cloudflare|OVH|Scaleway|Stripe|Instagram|Facebook|LinkedIn|Mastodon|TikTok/i;

test('B: other sites of the company are examples, which nobody owns', () => {
  const urls = [company.mediator.url, ...company.social.map(({ href }) => href)];
  for (const url of urls) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test.each(languageCodes)('B: no text in %s names whom a site works with', (language) => {
  const named = [...namespacesOf(language)].flatMap(([namespace, texts]) =>
    leavesOf(texts)
      .filter(([, text]) => thirdParties.test(text))
      .map(([key]) => `${namespace} ${key}`),
  );
  expect(named).toEqual([]);
});
