import { LivelyProvider } from '@lively/ui';
import { memo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouterLink } from '../navigation/RouterLink';
import { scrollKey } from '../navigation/scrollKey';
import { usePageFocus } from '../navigation/usePageFocus';
import { OnboardingProvider } from '../onboarding/OnboardingProvider';
import { SessionProvider } from '../session/SessionProvider';
import { ToastProvider } from '../toasts/ToastProvider';
import { Frame } from './Frame';
import { NavbarColorProvider } from './NavbarColorContext';

/** The layout of every page, and everything that all pages share. Each part follows the URL itself: not all of it is drawn again. */
export const RootLayout = memo(function RootLayout() {
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
      <PageFocus />
      <ScrollRestoration getKey={scrollKey} />
    </LivelyProvider>
  );
});

function PageFocus() {
  usePageFocus();
  return null;
}
