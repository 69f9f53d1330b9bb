import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { company } from './company';
import { leavesOf, namespacesOf } from './readLocales.fixture';

/** Companies that a site may work with: a site that does names them in `company.ts`. */
const thirdParties =
  /Supabase|Vercel|Netlify|Cloudflare|OVH|Scaleway|Stripe|Instagram|Facebook|LinkedIn|Mastodon|TikTok/i;

test('the mediator has an example domain', () => {
  expect(new URL(company.mediator.url).hostname).toMatch(/\.example$/);
});

test.each(languageCodes)('no text in %s contains the name of a provider or a social network', (language) => {
  const named = [...namespacesOf(language)].flatMap(([namespace, texts]) =>
    leavesOf(texts)
      .filter(([, text]) => thirdParties.test(text))
      .map(([key]) => `${namespace} ${key}`),
  );
  expect(named).toEqual([]);
});
