import { Footer } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { company } from '../locales/company';
import { footerColumns } from '../navigation/footerColumns';
import { paths } from '../navigation/paths';
import { Newsletter } from './Newsletter';

/** The footer of every page. */
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
      social={company.social}
      legal={t('footer.copyright', { year: new Date().getFullYear() })}
      newsletter={<Newsletter />}
    />
  );
}
