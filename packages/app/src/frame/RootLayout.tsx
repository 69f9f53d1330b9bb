import { LivelyProvider } from '@lively/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouterLink } from '../navigation/RouterLink';
import { scrollKey } from '../navigation/scrollKey';
import { usePageFocus } from '../navigation/usePageFocus';
import { OnboardingProvider } from '../onboarding/OnboardingProvider';
import { SessionProvider } from '../session/SessionProvider';
import { ToastProvider } from '../toasts/ToastProvider';
import { Frame } from './Frame';
import { GroundProvider } from './GroundContext';

/** The layout of every page, and everything that all pages share. */
export function RootLayout() {
  usePageFocus();
  return (
    <LivelyProvider link={RouterLink}>
      <ToastProvider>
        <SessionProvider>
          <OnboardingProvider>
            <GroundProvider>
              <Frame>
                <Outlet />
              </Frame>
            </GroundProvider>
          </OnboardingProvider>
        </SessionProvider>
      </ToastProvider>
      <ScrollRestoration getKey={scrollKey} />
    </LivelyProvider>
  );
}
