import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { framedHeadersFor, headersFor } from './securityHeaders.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) =>
  new Map(
    (headersFor(html)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test('each inline script and style is allowed by its hash', () => {
  const policy = policyOf(
    '<style>.a{top:0}</style><script>let a</script><script data-modules="/x.js">b()</script><script src="/c.js"></script>',
  );
  expect(policy.get('script-src')).toEqual([`'self'`, hash('let a'), hash('b()')]);
  expect(policy.get('style-src')).toEqual([`'self'`, hash('.a{top:0}')]);
});

test('a page without inline code allows no inline code', () => {
  expect(policyOf('<p>').get('script-src')).toEqual([`'self'`]);
  expect(policyOf('<p>').get('style-src')).toEqual([`'self'`]);
});

test('a page has exactly these headers', () => {
  expect(headersFor('<p>', { supabaseUrl: 'https://project.supabase.co' })).toEqual({
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `font-src 'self'`,
      `img-src 'self' https://project.supabase.co data: blob:`,
      `connect-src 'self' https://project.supabase.co`,
      `manifest-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `object-src 'none'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      'trusted-types lively-worker',
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('pictures are allowed from the site, and from any https host without our server', () => {
  expect(policyOf('<p>').get('img-src')).toEqual([`'self'`, 'data:', 'blob:']);
  const hosted = headersFor('<p>', { supabaseUrl: 'https://project.supabase.co', servesPictures: false });
  expect(hosted['Content-Security-Policy']).toContain(`img-src 'self' https: data: blob:;`);
});

test('any site may frame a page for frames, which may do less than others', () => {
  const html = '<style>.a{top:0}</style><script>tell()</script>';
  const framed = framedHeadersFor(html, { supabaseUrl: 'https://project.supabase.co', hasCaptcha: true });
  expect(framed).toEqual({
    ...headersFor(html),
    'Content-Security-Policy': [
      `default-src 'none'`,
      `script-src ${hash('tell()')}`,
      `style-src ${hash('.a{top:0}')}`,
      `img-src 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      'frame-ancestors *',
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ].join('; '),
    'X-Robots-Tag': 'noindex',
  });
});

test('a page for frames without inline code runs none, and on a static host shows any picture', () => {
  const policy = framedHeadersFor('<p>', { servesPictures: false })['Content-Security-Policy'];
  expect(policy).toContain(`script-src 'none'; style-src 'none'; img-src https:;`);
});

test('a page in a frame with a form may send it to this site only', () => {
  expect(framedHeadersFor('<form>')['Content-Security-Policy']).toContain(`; form-action 'self'; frame-ancestors *`);
});

test('a captcha adds only its script, its frame and its trusted type', () => {
  const before = headersFor('<script>let a</script>');
  const after = headersFor('<script>let a</script>', { hasCaptcha: true });
  const directives = (headers: Record<string, string>) => (headers['Content-Security-Policy'] ?? '').split('; ');
  expect(directives(after).filter((directive) => !directives(before).includes(directive))).toEqual([
    `script-src 'self' ${hash('let a')} https://challenges.cloudflare.com`,
    'frame-src https://challenges.cloudflare.com',
    'trusted-types lively-worker lively-captcha',
  ]);
  expect({ ...after, 'Content-Security-Policy': '' }).toEqual({ ...before, 'Content-Security-Policy': '' });
});

test('only a site with a street map lets MapLibre start its worker', () => {
  const [without, withStreets] = [headersFor('<p>'), headersFor('<p>', { hasStreets: true })];
  const { 'Content-Security-Policy': policy } = withStreets;
  expect(policy).toBe(without['Content-Security-Policy']?.replace('lively-worker', 'lively-worker default'));
});
