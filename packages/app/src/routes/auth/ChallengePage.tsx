import { Alert, Spinner } from '@lively/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../../data/useLazyPart';
import type { ChallengeProps } from './Challenge';

/** The step with the code of the second factor, which replaces the form. Its code and texts load when it is needed. */
export function ChallengePage(props: ChallengeProps) {
  const { t } = useTranslation();
  const Challenge = useLazyPart(() => import('./Challenge'), ['secondFactor'], UnavailableChallenge);
  return (
    <Suspense fallback={<Spinner label={t('loading')} size="large" fillsPage />}>
      <Challenge {...props} />
    </Suspense>
  );
}

/** Fallback if the code fails to load: the next connection retries. */
function UnavailableChallenge() {
  const { t } = useTranslation(['auth']);
  return <Alert tone="danger" title={t('failure.unreachable')} />;
}
