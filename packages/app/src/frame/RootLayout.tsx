import { LivelyProvider } from '@lively/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouterLink } from '../navigation/RouterLink';
import { scrollKey } from '../navigation/scrollKey';
import { usePageFocus } from '../navigation/usePageFocus';
import { OnboardingProvider } from '../onboarding/OnboardingProvider';
import { SessionProvider } from '../session/SessionProvider';
import { ToastProvider } from '../toasts/ToastProvider';
import { Frame } from './Frame';
import { NavbarColorProvider } from './NavbarColorContext';

/** The layout of every page, and everything that all pages share. */
export function RootLayout() {
  usePageFocus();
  return (
    <LivelyProvider link={RouterLink}>
      <ToastProvider>
        <SessionProvider>
          <OnboardingProvider>
            <NavbarColorProvider>
              <Frame>
                <Outlet />
              </Frame>
            </NavbarColorProvider>
          </OnboardingProvider>
        </SessionProvider>
      </ToastProvider>
      <ScrollRestoration getKey={scrollKey} />
    </LivelyProvider>
  );
}
