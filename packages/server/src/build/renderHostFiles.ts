import { headersFor, type PolicyFacts } from '../site/headers/securityHeaders.ts';

/** A document of the build, with its file name: `en/faq.html`. */
export interface HostedPage {
  readonly file: string;
  readonly html: string;
}

interface HostFacts {
  readonly pages: readonly HostedPage[];
  readonly languages: readonly string[];
  /** The patterns of the paths that the browser renders. */
  readonly dynamicPaths: readonly string[];
  readonly policy: PolicyFacts;
}

/** The files are in a folder that no host publishes. */
const nginxFile = '.hosting/nginx.conf';
const caddyFile = '.hosting/Caddyfile';

/** The headers of other files on every host, by path, or by a path prefix with a star. */
const fileHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/embed/*': { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  '/communes/*': { 'Access-Control-Allow-Origin': '*' },
  '/.well-known/security.txt': { 'Content-Type': 'text/plain; charset=utf-8' },
};

/**
 * Renders the policy of `headersFor` in the formats of other hosts: a page's headers for its path, and the app for the paths that
 * the browser renders. The keys are file names: `_headers` and `_redirects` for Netlify and Cloudflare, a configuration to
 * include for nginx and one to import for Caddy.
 */
export function renderHostFiles(facts: HostFacts): Readonly<Record<string, string>> {
  const rules = listRules(facts);
  const shellPaths = listShellPaths(facts);
  return {
    _headers: rules
      .map(({ path, headers }) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`)].join('\n'))
      .join('\n\n'),
    _redirects: shellPaths.map((path) => `${path} /app.html 200`).join('\n'),
    [nginxFile]: renderNginx(rules, shellPaths),
    [caddyFile]: renderCaddy(rules, shellPaths),
  };
}

interface Rule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

function listRules({ pages, languages, dynamicPaths, policy }: HostFacts): Rule[] {
  const ofPage = (html: string) => ({ ...headersFor(html, policy), 'Cache-Control': 'no-cache' });
  const shell = pages.find(({ file }) => file === 'app.html')?.html ?? '';
  const documents = pages
    .filter(({ file }) => !/(^|\/)(app|404)\.html$/.test(file))
    .map(({ file, html }) => ({ path: toPath(file), headers: ofPage(html) }));
  const rendered = listShellPaths({ languages, dynamicPaths }).map((path) => ({ path, headers: ofPage(shell) }));
  const files = Object.entries(fileHeaders).map(([path, headers]) => ({
    path,
    headers: { ...headersFor('', policy), ...headers },
  }));
  return [...documents, ...rendered, ...files];
}

/**
 * Lists the paths of the app with a star: `/event/:id` becomes `/event/*`, because hosts support a star, and the edit page of an
 * event has the same prefix.
 */
function listShellPaths({ languages, dynamicPaths }: Pick<HostFacts, 'languages' | 'dynamicPaths'>): string[] {
  const paths = dynamicPaths.map((path) => path.replace(/:.*/, '*'));
  const prefixes = languages.map((language, index) => (index ? `/${language}` : ''));
  return [...new Set(prefixes.flatMap((prefix) => paths.map((path) => prefix + path)))];
}

/** Returns the URL path of a file: `/en` for `en/index.html`, `/faq` for `faq.html`. */
function toPath(file: string): string {
  return `/${file.replace(/(\/?index)?\.html$/, '')}`;
}

function renderNginx(rules: readonly Rule[], shellPaths: readonly string[]): string {
  const headersOf = (headers: Rule['headers']) =>
    lines(headers, (name, value) => `  add_header ${name} "${value}" always;`).join('\n');
  const blocks = rules.map(({ path, headers }) => {
    const isStarred = path.endsWith('/*');
    const location = isStarred ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
    const file = shellPaths.includes(path)
      ? '/app.html'
      : isStarred
        ? '$uri'
        : `${path === '/' ? '/index' : path}.html $uri ${path}/index.html`;
    return `location ${location} {\n${headersOf(headers)}\n  try_files ${file} =404;\n}`;
  });
  return `# For a server block whose root is the folder of the build: include <build>/.hosting/nginx.conf;
error_page 404 /404.html;
gzip_static on;
gzip_vary on;
location ~ /\\.(?!well-known) {
  return 404;
}
${blocks.join('\n')}
`;
}

function renderCaddy(rules: readonly Rule[], shellPaths: readonly string[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const set = lines(headers, (name, value) => `  ${name} \`${value}\``).join('\n');
    return `@page${index} path ${path}\nheader @page${index} {\n${set}\n}`;
  });
  return `# For a site whose root is the folder of the build: import <build>/.hosting/Caddyfile
@hidden path /.vite/* /.server/* /.hosting/*
respond @hidden 404
${blocks.join('\n')}
@app path ${shellPaths.join(' ')}
rewrite @app /app.html
try_files {path} {path}.html {path}/index.html
file_server {
  precompressed br gzip
}
handle_errors {
  rewrite * /404.html
  file_server
}
`;
}

function lines(headers: Rule['headers'], write: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => write(name, value));
}
