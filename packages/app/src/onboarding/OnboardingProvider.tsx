import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../data/useLazyPart';
import { paths } from '../navigation/paths';
import { useSession } from '../session/SessionContext';
import type { OnboardingDialogProps } from './OnboardingDialog';
import { isOnboardingDue } from './onboardingDue';

const OnboardingContext = createContext(false);

/** Whether a user is about to see the onboarding, or sees it. Other dialogs that open by themselves wait for its end. */
export const useOnboardingDue = (): boolean => useContext(OnboardingContext);

/** The first questions to a user who has just signed in, wherever they are but on the sign-in page. */
export function OnboardingProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  const Dialog = useLazyPart(() => import('./OnboardingDialog'), ['onboarding'], End);

  const isDue = session.status === 'signedIn' && !isOver && isOnboardingDue();
  return (
    <OnboardingContext value={isDue}>
      {children}
      {session.status === 'signedIn' && isDue && pathname !== paths.auth && (
        <Suspense fallback={null}>
          <Dialog key={session.user.id} userId={session.user.id} onEnd={end} />
        </Suspense>
      )}
    </OnboardingContext>
  );
}

/** What waits for the end of the onboarding must not wait forever. */
function End({ onEnd }: OnboardingDialogProps) {
  useEffect(onEnd, [onEnd]);
  return null;
}
