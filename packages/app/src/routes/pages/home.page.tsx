import { Spinner } from '@lively/ui';
import type { LandingContent } from '@lively/ui/screens';
import { textsOf } from '../../i18n/texts';
import { useSession } from '../../session/followSession';
import { lazyRoute } from '../lazyRoute';
import type { PageProps } from '../PageProps';
import { Component as Landing } from './landing.page';

const SignedInHome = lazyRoute({ path: '/', texts: ['home', 'taxonomy'], load: () => import('../home/home.route') });

/** The door of the site: what Lively is for a visitor, what is on for a user. */
export function Component({ content }: PageProps<LandingContent>) {
  const t = textsOf('common');
  const { status } = useSession();
  if (status === 'signedIn') return <SignedInHome />;
  if (status === 'reading') return <Spinner label={t('loading')} size="large" fillsPage />;
  return <Landing content={content} />;
}
