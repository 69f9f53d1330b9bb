/** The document of all paths that are rendered in the browser. */
export const shellFile = 'app.html';
/** The path of the build's `BuildFacts`. */
export const factsFile = '.vite/paths.json';
/** The build's manifest, which maps sources to files. */
export const manifestFile = '.vite/manifest.json';
/** The site map index: the server adds the site maps of the events. */
export const siteMapIndexFile = 'sitemap-index.xml';
/** The renderer for the build and for the server, in a folder that no host publishes. */
export const rendererFile = '.server/appRenderer.js';

/** The encodings of the compressed texts of a build, which are beside the texts. */
export type Encoding = 'br' | 'gzip';
export const encodedEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
