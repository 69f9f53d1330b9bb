/** The constants of a site without a branding. The server's build replaces them for a host that has one. */
export const siteDefines = { 'import.meta.env.SITE_NAME': JSON.stringify('Lively') };
