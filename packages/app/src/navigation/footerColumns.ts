/** The links of the footer by column; the site map has the same. The consent form is reachable from every page. */
export const footerColumns = [
  { name: 'product', links: ['explore', 'createEvent', 'mobileApp', 'api', 'widgets', 'ranking'] },
  { name: 'company', links: ['about', 'blog', 'careers', 'community', 'contact'] },
  { name: 'support', links: ['help', 'faq', 'support', 'siteMap'] },
  { name: 'legal', links: ['privacy', 'terms', 'legalNotice', 'accessibility', 'cookies'] },
] as const;
