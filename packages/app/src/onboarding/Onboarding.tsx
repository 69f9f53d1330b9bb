import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/texts';
import { paths } from '../routes/paths';
import { useAddress } from '../routes/useAddress';
import { useSession } from '../session/followSession';
import { endOnboarding, useOnboardingDue } from './onboardingDue';

type Dialog = ComponentType<{ userId: string }>;

const Nothing: Dialog = () => null;

/** Loaded for users who are due for it. One that does not come is over: what waits for its end must not wait for ever. */
const OnboardingDialog = lazy<Dialog>(() =>
  Promise.all([import('./OnboardingDialog'), loadTexts(['onboarding'])]).then(
    ([{ OnboardingDialog }]) => ({ default: OnboardingDialog }),
    () => {
      endOnboarding();
      return { default: Nothing };
    },
  ),
);

/** The first questions to somebody who has just signed in, wherever they are but on the sign-in page. */
export function Onboarding() {
  const session = useSession();
  const { pathname } = useAddress();
  const isDue = useOnboardingDue();
  if (session.status !== 'signedIn' || !isDue || pathname === paths.auth) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingDialog key={session.user.id} userId={session.user.id} />
    </Suspense>
  );
}
