import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { shellFile } from './prerender.ts';

/**
 * The headers of the production server. A host that serves the build sets the same ones: docs/hosting.md.
 * A page's inline scripts and styles are allowed by their hashes; nothing else inline runs.
 */
export function securityHeaders(): Plugin {
  return {
    name: 'lively-security-headers',
    async configurePreviewServer({ config, middlewares }) {
      const html = await readFile(resolve(config.root, config.build.outDir, shellFile), 'utf8');
      const headers = Object.entries(headersFor(html, process.env.VITE_SUPABASE_URL));
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}

/** The security headers for a page, by name. */
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
    'trusted-types': `'none'`,
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

/** The hashes of inline code. A script with a `src` has none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
