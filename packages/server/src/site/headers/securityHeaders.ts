import { createHash } from 'node:crypto';

/** What the policy of a page depends on, beside the page. */
export interface PolicyFacts {
  /** The origin that the page's own requests go to, where it is another. */
  readonly supabaseUrl?: string | undefined;
  /** Whether the forms of the sign-in page show a captcha (docs/decisions/0056). @default false */
  readonly hasCaptcha?: boolean | undefined;
  /** Whether the server of the site serves the pictures of events; else browsers ask the hosts of the pictures. @default true */
  readonly servesPictures?: boolean | undefined;
}

/** Where the script of the captcha comes from, and its frame. */
export const captchaOrigin = 'https://challenges.cloudflare.com';

/**
 * The security headers for a page, by name: the one policy, for the server and for every host that serves the build. A
 * page's inline scripts and styles are allowed by their hashes; nothing else inline runs.
 */
export function headersFor(
  html: string,
  { supabaseUrl = '', hasCaptcha = false, servesPictures = true }: PolicyFacts = {},
): Record<string, string> {
  const captcha = hasCaptcha ? [captchaOrigin] : [];
  const policy = {
    'default-src': `'none'`,
    'script-src': [`'self'`, ...inlineHashes(html, 'script'), ...captcha].join(' '),
    'style-src': [`'self'`, ...inlineHashes(html, 'style')].join(' '),
    'font-src': `'self'`,
    // Those of events come from the site; those that people send lie at the backend. A static host has no server to serve them.
    'img-src': ["'self'", servesPictures ? supabaseUrl : 'https:', 'data:', 'blob:'].filter(Boolean).join(' '),
    'connect-src': `'self' ${supabaseUrl}`.trim(),
    ...(hasCaptcha && { 'frame-src': captchaOrigin }),
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
    // What registers the service worker, and brings the captcha: no other script is ever named at run time.
    'trusted-types': ['lively-worker', ...(hasCaptcha ? ['lively-captcha'] : [])].join(' '),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The hashes of inline code. A script with a `src` has none, and one that holds data needs none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(
    new RegExp(`<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
  );
  return [...blocks].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
