import { Footer } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../navigation/paths';
import { Newsletter } from './Newsletter';

/** The links of the footer, by column. The choice of cookies is within reach from every page. */
const columns = [
  { name: 'product', links: ['explore', 'createEvent', 'mobileApp', 'api', 'ranking'] },
  { name: 'company', links: ['about', 'blog', 'careers', 'community', 'contact'] },
  { name: 'support', links: ['help', 'faq', 'support'] },
  { name: 'legal', links: ['privacy', 'terms', 'legalNotice', 'accessibility', 'cookies'] },
] as const;

const social = [
  { label: 'Instagram', href: 'https://www.instagram.com/lively.fr/' },
  { label: 'Mastodon', href: 'https://piaille.fr/@lively' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/company/lively-fr/' },
] as const;

/** The end of every page. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <Footer
      label={t('footer.label')}
      name="Lively"
      tagline={t('footer.tagline')}
      place={t('footer.place')}
      columns={columns.map(({ name, links }) => ({
        title: t(`footer.${name}`),
        links: links.map((link) => ({ label: t(`footer.links.${link}`), href: paths[link] })),
      }))}
      social={social}
      legal={t('footer.copyright', { year: new Date().getFullYear() })}
      newsletter={<Newsletter />}
    />
  );
}
