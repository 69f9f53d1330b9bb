import { Alert, Spinner } from '@lively/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../../data/useLazyPart';
import type { ChallengeProps } from './Challenge';

/** The code of the second factor, in the place of the form: its code and its texts come when it is due. */
export function ChallengePage(props: ChallengeProps) {
  const { t } = useTranslation();
  const Challenge = useLazyPart(() => import('./Challenge'), ['secondFactor'], UnavailableChallenge);
  return (
    <Suspense fallback={<Spinner label={t('loading')} size="large" fillsPage />}>
      <Challenge {...props} />
    </Suspense>
  );
}

/** Fallback when the code fails to load: it is loaded again with the next connection. */
function UnavailableChallenge() {
  const { t } = useTranslation(['auth']);
  return <Alert tone="danger" title={t('failure.unreachable')} />;
}
