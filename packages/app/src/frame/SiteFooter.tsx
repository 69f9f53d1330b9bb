import { Footer } from '@lively/ui';
import { textsOf } from '../i18n/texts';
import { paths } from '../routes/paths';
import { useHref } from '../routes/useHref';
import { Newsletter } from './Newsletter';

/** Where each link of the footer leads, by column. The choice of cookies is reachable from every page. */
const columns = {
  product: {
    explore: paths.explore,
    createEvent: paths.createEvent,
    mobileApp: paths.mobileApp,
    api: paths.api,
    ranking: paths.ranking,
  },
  company: {
    about: paths.about,
    blog: paths.blog,
    careers: paths.careers,
    community: paths.community,
    contact: paths.contact,
  },
  support: { help: paths.help, faq: paths.faq, support: paths.support },
  legal: {
    privacy: paths.privacy,
    terms: paths.terms,
    legal: paths.legal,
    accessibility: paths.accessibility,
    cookies: paths.cookies,
  },
} as const;

const social = [
  { label: 'Instagram', href: 'https://www.instagram.com/lively.fr/' },
  { label: 'Mastodon', href: 'https://piaille.fr/@lively' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/lively-fr/' },
] as const;

/** The end of every page. */
export function SiteFooter() {
  const t = textsOf('common');
  const href = useHref();
  return (
    <Footer
      label={t('footer.label')}
      name="Lively"
      tagline={t('footer.tagline')}
      place={t('footer.place')}
      columns={Object.entries(columns).map(([column, links]) => ({
        title: t(`footer.${column}`),
        links: Object.entries(links).map(([name, path]) => ({ label: t(`footer.links.${name}`), href: href(path) })),
      }))}
      social={social}
      legal={t('footer.copyright', { year: new Date().getFullYear() })}
      newsletter={<Newsletter />}
    />
  );
}
