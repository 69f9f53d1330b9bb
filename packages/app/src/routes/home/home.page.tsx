import { Spinner } from '@lively/ui';
import type { LandingContent } from '@lively/ui/screens';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../content/PageProps';
import { useLazyPart } from '../../data/useLazyPart';
import { PageFailure } from '../../frame/PageFailure';
import { useSession } from '../../session/SessionContext';
import { Component as Landing } from './landing.page';

/** The home page of the site: the landing page for a visitor, current events for a user. */
export function Component({ content }: PageProps<LandingContent>) {
  const { t } = useTranslation();
  const { status } = useSession();
  const SignedInHome = useLazyPart(() => import('./SignedInHome'), ['home', 'taxonomy'], PageFailure);
  const waiting = <Spinner label={t('loading')} size="large" fillsPage />;
  if (status === 'reading') return waiting;
  if (status !== 'signedIn') return <Landing content={content} />;
  return (
    <Suspense fallback={waiting}>
      <SignedInHome />
    </Suspense>
  );
}
