import type { Plugin } from 'vite';
import type { Branding } from './brandingSchema.ts';
import { nameSite } from './nameSite.ts';

const localeFile = /\/packages\/app\/src\/locales\/(\w\w)\/.+\.json$/;
/** Marks the name in the header: the build styles it by this attribute. */
const nameAttribute = 'data-site-name';
/** The drawing of the logo in the component of the design system. */
const mark = /<svg className=\{styles\.mark\}[\s\S]*?<\/svg>/;

/**
 * Puts a branding into the app while Vite builds or serves it: its name in the texts, its publisher, its social links and its
 * logo. A site without a branding has no such plugin, so its build is the same.
 */
export function brandPlugin({ name, social, publisher, logo, colors }: Branding): Plugin {
  return {
    name: 'lively-brand',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.SITE_NAME': JSON.stringify(name),
        ...(social && {
          'import.meta.env.VITE_SOCIAL_LINKS': JSON.stringify(
            social.map((link) => `${link.name} ${link.url}`).join(', '),
          ),
        }),
      },
    }),
    transform(code, id) {
      const [path = ''] = id.split('?');
      const [, language] = localeFile.exec(path) ?? [];
      if (language) return nameSite(code, language, name);
      if (publisher && path.endsWith('/packages/app/src/locales/company.ts'))
        return `export const company = ${JSON.stringify(publisher)};`;
      if (path.endsWith('/components/Logo/Logo.tsx')) {
        if (!mark.test(code)) this.error('The logo cannot be replaced: Logo.tsx draws it in another way.');
        const marked = code.replace('<span className={shy', `<span ${nameAttribute}="" className={shy`);
        return logo ? marked.replace(mark, '<img className={styles.mark} src="/icon.svg" alt="" />') : marked;
      }
      return null;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const named = html.replace(/(<title>|<h1>)Lively</g, (_, tag) => `${tag}${name.replaceAll('&', '&amp;')}<`);
        if (!colors) return named;
        return named.replace('#F6F0E4', colors.paper).replace('#0B1F1A', colors.night);
      },
    },
  };
}
