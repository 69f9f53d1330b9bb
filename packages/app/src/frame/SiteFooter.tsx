import { readSocialLinks } from '@lively/engine/socialLinks';
import { Footer } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { footerColumns } from '../navigation/footerColumns';
import { paths } from '../navigation/paths';
import { Newsletter } from './Newsletter';

// A build without the setting leaves the reader out.
const social = (import.meta.env.VITE_SOCIAL_LINKS && readSocialLinks(import.meta.env.VITE_SOCIAL_LINKS)) || [];

/** The footer of every page. Without a social network of the host, it leads to the page about the community. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <Footer
      label={t('footer.label')}
      name={import.meta.env.SITE_NAME}
      tagline={t('footer.tagline')}
      place={t('footer.place')}
      columns={footerColumns.map(({ name, links }) => ({
        title: t(`footer.${name}`),
        links: links.map((link) => ({ label: t(`footer.links.${link}`), href: paths[link] })),
      }))}
      social={social.length ? social : [{ label: t('footer.links.community'), href: paths.community }]}
      legal={t('footer.copyright', { year: new Date().getFullYear() })}
      newsletter={<Newsletter />}
    />
  );
}
