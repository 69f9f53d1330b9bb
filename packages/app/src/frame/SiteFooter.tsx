import { Footer } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { footerColumns } from '../navigation/footerColumns';
import { paths } from '../navigation/paths';
import { Newsletter } from './Newsletter';

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
      columns={footerColumns.map(({ name, links }) => ({
        title: t(`footer.${name}`),
        links: links.map((link) => ({ label: t(`footer.links.${link}`), href: paths[link] })),
      }))}
      social={social}
      legal={t('footer.copyright', { year: new Date().getFullYear() })}
      newsletter={<Newsletter />}
    />
  );
}
