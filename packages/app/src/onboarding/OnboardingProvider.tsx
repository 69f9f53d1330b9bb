import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../data/useLazyPart';
import { paths } from '../navigation/paths';
import { useSession } from '../session/SessionContext';
import type { OnboardingDialogProps } from './OnboardingDialog';
import { isOnboardingDue } from './onboardingDue';

const OnboardingContext = createContext(false);

/** Whether the onboarding is shown or about to be. Other automatic dialogs wait for its end. */
export const useOnboardingDue = (): boolean => useContext(OnboardingContext);

/** Shows the onboarding to a signed-in user if it is due, except on the sign-in page and the form of an event. */
export function OnboardingProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  const Dialog = useLazyPart(() => import('./OnboardingDialog'), ['onboarding'], End);

  const isDue = session.status === 'signedIn' && !isOver && isOnboardingDue();
  const isForm = pathname === paths.auth || pathname === paths.createEvent;
  return (
    <OnboardingContext value={isDue}>
      {children}
      {session.status === 'signedIn' && isDue && !isForm && (
        <Suspense fallback={null}>
          <Dialog key={session.user.id} userId={session.user.id} onEnd={end} />
        </Suspense>
      )}
    </OnboardingContext>
  );
}

/** Reports the end of the onboarding if its code does not load, so that waiting dialogs open. */
function End({ onEnd }: OnboardingDialogProps) {
  useEffect(onEnd, [onEnd]);
  return null;
}
