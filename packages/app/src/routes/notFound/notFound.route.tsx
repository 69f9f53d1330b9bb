import { NotFoundScreen } from '@lively/ui/screens';
import { textsOf } from '../../i18n/texts';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { useHref } from '../useHref';

export function Component() {
  const t = textsOf('notFound');
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
