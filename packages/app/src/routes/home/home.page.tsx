import { Spinner } from '@lively/ui';
import type { LandingContent } from '@lively/ui/screens';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../content/PageProps';
import { lazyWithFallback } from '../../data/lazyWithFallback';
import { PageFailure } from '../../frame/PageFailure';
import { loadNamespaces } from '../../i18n/loadNamespaces';
import { useSession } from '../../session/SessionContext';
import { Component as Landing } from './landing.page';

/** The entrance of the site: what Lively is for a visitor, what is on for a user. */
export function Component({ content }: PageProps<LandingContent>) {
  const { t, i18n } = useTranslation();
  const { status } = useSession();
  const [SignedInHome] = useState(() =>
    lazyWithFallback(async () => {
      const [module] = await Promise.all([import('./SignedInHome'), loadNamespaces(i18n, ['home', 'taxonomy'])]);
      return module;
    }, PageFailure),
  );
  const waiting = <Spinner label={t('loading')} size="large" fillsPage />;
  if (status === 'reading') return waiting;
  if (status !== 'signedIn') return <Landing content={content} />;
  return (
    <Suspense fallback={waiting}>
      <SignedInHome />
    </Suspense>
  );
}
