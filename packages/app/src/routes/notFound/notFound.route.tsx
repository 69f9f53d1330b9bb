import { NotFoundScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { useHref } from '../useHref';

export function Component() {
  const { t } = useTranslation('notFound');
  const href = useHref();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <NotFoundScreen
        title={t('title')}
        text={t('text')}
        home={{ label: t('home'), href: href(paths.home) }}
        code="404"
        alternative={{ label: t('explore'), href: href(paths.explore) }}
      />
    </>
  );
}
