import { createHash } from 'node:crypto';

/** The facts in addition to the page that determine its policy. */
export interface PolicyFacts {
  /** The origin of the page's requests, if it is another origin. */
  readonly supabaseUrl?: string | undefined;
  /** Whether the forms of the sign-in page show a captcha (docs/decisions/0056). @default false */
  readonly hasCaptcha?: boolean | undefined;
  /** Whether the site's server serves the pictures of events; otherwise browsers request them from their hosts. @default true */
  readonly servesPictures?: boolean | undefined;
  /** Whether the host has a street map (docs/decisions/0132). @default false */
  readonly hasStreets?: boolean | undefined;
}

/** The origin of the captcha's script and frame. */
export const captchaOrigin = 'https://challenges.cloudflare.com';

/**
 * Returns the security headers for a page, by name. All servers and hosts of the build use this policy. It allows the page's
 * inline scripts and styles by their hashes, and no other inline code.
 */
export function headersFor(
  html: string,
  { supabaseUrl = '', hasCaptcha = false, servesPictures = true, hasStreets = false }: PolicyFacts = {},
): Record<string, string> {
  const captcha = hasCaptcha ? [captchaOrigin] : [];
  const policy = {
    'default-src': `'none'`,
    'script-src': [`'self'`, ...inlineHashes(html, 'script'), ...captcha].join(' '),
    'style-src': [`'self'`, ...inlineHashes(html, 'style')].join(' '),
    'font-src': `'self'`,
    // Pictures of events come from the site, and uploads from the backend. A static host has no server for them.
    'img-src': ["'self'", servesPictures ? supabaseUrl : 'https:', 'data:', 'blob:'].filter(Boolean).join(' '),
    'connect-src': `'self' ${supabaseUrl}`.trim(),
    ...(hasCaptcha && { 'frame-src': captchaOrigin }),
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
    // The policies that register the service worker, load the captcha, and start the worker of MapLibre, which takes its URL as a
    // text only: no other script URL is created at run time.
    'trusted-types': [
      'lively-worker',
      ...(hasCaptcha ? ['lively-captcha'] : []),
      ...(hasStreets ? ['default'] : []),
    ].join(' '),
  };
  return {
    'Content-Security-Policy': writePolicy(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * Returns the security headers for a page that any site may show in a frame. It may only run its inline code, show pictures, and
 * send its forms to this site: it sends no other request.
 */
export function framedHeadersFor(html: string, facts: PolicyFacts = {}): Record<string, string> {
  const { servesPictures = true } = facts;
  return {
    ...headersFor(html, facts),
    'Content-Security-Policy': writePolicy({
      'default-src': `'none'`,
      'script-src': inlineHashes(html, 'script').join(' ') || `'none'`,
      'style-src': inlineHashes(html, 'style').join(' ') || `'none'`,
      'img-src': servesPictures ? `'self'` : 'https:',
      'base-uri': `'none'`,
      'form-action': html.includes('<form') ? `'self'` : `'none'`,
      'frame-ancestors': '*',
      'require-trusted-types-for': `'script'`,
      'trusted-types': `'none'`,
    }),
    'X-Robots-Tag': 'noindex',
  };
}

function writePolicy(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Returns the hashes of inline code. Skips scripts with a `src`, and scripts that contain data. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(
    new RegExp(`<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
  );
  return [...blocks].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
