/** The document of every path that is rendered in the browser. */
export const shellFile = 'app.html';
/** Where the build keeps its `BuildFacts`. */
export const factsFile = '.vite/paths.json';
/** Where the build says which files a source became. */
export const manifestFile = '.vite/manifest.json';
/** The site map that names the others: the server adds those of the events. */
export const siteMapIndexFile = 'sitemap-index.xml';
/** What renders pages, for the build and for the server: no host publishes its folder. */
export const rendererFile = '.server/appRenderer.js';

/** How the texts of the build lie compressed beside themselves. */
export type Encoding = 'br' | 'gzip';
export const encodedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
