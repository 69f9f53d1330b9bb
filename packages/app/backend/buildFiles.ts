/** The document of every path that is rendered in the browser. */
export const shellFile = 'app.html';
/** Where the build says which paths those are. */
export const pathsFile = '.vite/paths.json';
/** Where the build says which files a source became. */
export const manifestFile = '.vite/manifest.json';
/** The site map that names the others: the server adds those of the events. */
export const siteMapIndexFile = 'sitemap-index.xml';
/** Where what renders pages lies, for the build and for the server: no host publishes it. */
export const rendererFolder = '.server';

/** How the texts of the build lie compressed beside themselves. */
export type Encoding = 'br' | 'gzip';
export const encodedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
