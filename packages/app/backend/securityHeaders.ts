import { createHash } from 'node:crypto';

/**
 * The security headers for a page, by name: the one policy, for the server and for every host that serves the build. A
 * page's inline scripts and styles are allowed by their hashes; nothing else inline runs.
 */
export function headersFor(html: string, supabaseUrl = ''): Record<string, string> {
  const policy = {
    'default-src': `'none'`,
    'script-src': [`'self'`, ...inlineHashes(html, 'script')].join(' '),
    'style-src': [`'self'`, ...inlineHashes(html, 'style')].join(' '),
    'font-src': `'self'`,
    // Organisers' pictures live anywhere, but never on plain http.
    'img-src': `'self' https: data: blob:`,
    'connect-src': `'self' ${supabaseUrl}`.trim(),
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
    // What registers the service worker: the only script that is ever named at run time.
    'trusted-types': 'lively-worker',
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
