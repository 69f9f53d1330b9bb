import { NotFoundScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';

export function Component() {
  const { t } = useTranslation('notFound');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <NotFoundScreen
        title={t('title')}
        text={t('text')}
        home={{ label: t('home'), href: paths.home }}
        code="404"
        alternative={{ label: t('explore'), href: paths.explore }}
      />
    </>
  );
}
