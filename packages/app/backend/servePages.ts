import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pathsFile, shellFile } from './prerender.ts';
import { headersFor } from './securityHeaders.ts';

/** Which paths the build rendered, and which the browser renders. */
interface SitePaths {
  languages: readonly string[];
  dynamicPaths: readonly string[];
}

/** For files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the build as a host does: the page that was written for a path, the app where the browser renders the page, a
 * file, or the not-found page with its status.
 */
export function servePages(): Plugin {
  return {
    name: 'lively-serve-pages',
    configurePreviewServer({ config, middlewares }) {
      const outDir = resolve(config.root, config.build.outDir);
      const paths: SitePaths = JSON.parse(readFileSync(resolve(outDir, pathsFile), 'utf8'));
      middlewares.use('/assets', (_request, response, next) => {
        response.setHeader('Cache-Control', immutable);
        next();
      });
      middlewares.use('/embed', ({ url = '' }, response, next) => {
        // The widgets run on any site; only the name of a version has digits in it.
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        if (/\d/.test(url)) response.setHeader('Cache-Control', immutable);
        next();
      });
      middlewares.use('/.well-known/security.txt', (_request, response, next) => {
        // RFC 9116 wants the charset named.
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        next();
      });
      middlewares.use((request, response, next) => {
        const pathname = readPathname(request.url);
        if (pathname === null || !['GET', 'HEAD'].includes(request.method ?? '')) return next();
        const answer = findPage(pathname, outDir, paths);
        if (!answer) return next();
        const html = readFileSync(answer.file, 'utf8');
        for (const [name, value] of Object.entries(headersFor(html, process.env.VITE_SUPABASE_URL)))
          response.setHeader(name, value);
        response.statusCode = answer.status;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(request.method === 'HEAD' ? undefined : html);
      });
    },
  };
}

/** The document for a path and its status; null for a file that is served as it is. */
export function findPage(
  pathname: string,
  outDir: string,
  { languages, dynamicPaths }: SitePaths,
): { file: string; status: number } | null {
  const [, first = ''] = pathname.split('/');
  const prefix = languages.slice(1).includes(first) ? `/${first}` : '';
  const path = pathname.slice(prefix.length).replace(/\/$/, '') || '/';
  const written = path === '/' ? `.${prefix}/index.html` : `.${prefix}${path}.html`;
  const file = resolve(outDir, written);
  if (file.startsWith(outDir + sep) && !path.startsWith('/404') && existsSync(file)) return { file, status: 200 };
  if (dynamicPaths.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path })))
    return { file: resolve(outDir, shellFile), status: 200 };
  if (/\.\w+$/.test(path) && existsSync(resolve(outDir, `.${pathname}`))) return null;
  return { file: resolve(outDir, `.${prefix}/404.html`), status: 404 };
}

function readPathname(url = '/'): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return new URL(url, 'http://localhost').pathname;
  }
}
