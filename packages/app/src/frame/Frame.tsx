import type { SignedInUser } from '@lively/machines';
import { LanguageSwitcher, LinkButton, NavigationBar } from '@lively/ui';
import { PageFrame } from '@lively/ui/screens';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useLanguage } from '../i18n/useLanguage';
import { storeLanguage } from '../navigation/languageDetector';
import { paths } from '../navigation/paths';
import { useLanguageLinks } from '../navigation/useLanguageLinks';
import { useSession } from '../session/SessionContext';
import { readStoredUser } from '../supabase/readStoredUser';
import { loadedUserTools, loadUserTools } from './loadUserTools';
import { useShownNavbarColor } from './NavbarColorContext';
import { SiteFooter } from './SiteFooter';

/** Loaded for users only: a visitor has no bell and no menu. While offline, it may not load; the page then stays unchanged. */
const LateUserTools = lazyWithFallback<{ user: SignedInUser }>(loadUserTools, () => null);

/** One element, so that a change of the URL does not draw it again. */
const footer = <SiteFooter />;

/** The frame of every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const ground = useShownNavbarColor();
  const { pathname } = useLocation();
  const links = [
    { label: t('nav.home'), path: paths.home },
    { label: t('nav.explore'), path: paths.explore },
    { label: t('nav.forYou'), path: paths.recommendations },
    { label: t('nav.myEvents'), path: paths.myEvents },
    { label: t('nav.create'), path: paths.createEvent },
  ];
  return (
    <PageFrame
      skipLabel={t('skipToContent')}
      footer={footer}
      navigation={
        <NavigationBar
          labels={{ navigation: t('nav.label'), menu: t('nav.menu') }}
          home={{ name: import.meta.env.SITE_NAME, label: t('home'), href: paths.home }}
          ground={ground}
          links={links.map(({ label, path }) => ({ label, href: path, current: pathname === path }))}
          language={<Languages />}
          account={<Account />}
        />
      }
    >
      {children}
    </PageFrame>
  );
}

function Languages() {
  const { t } = useTranslation();
  return (
    <LanguageSwitcher
      label={t('language.label')}
      current={useLanguage()}
      languages={useLanguageLinks()}
      onChoose={storeLanguage}
    />
  );
}

/** While the session is read, it shows the user that the device remembers: the bar does not change afterwards. */
function Account() {
  const { t } = useTranslation();
  const session = useSession();
  const [UserTools] = useState(() => loadedUserTools() ?? LateUserTools);
  // Until now, index.html hides the tools that the server rendered for visitors. The session is also read in effects:
  // no frame is painted in between.
  useEffect(() => {
    delete document.documentElement.dataset.session;
  }, []);
  if (session.status === 'signedOut' || session.status === 'overdue') {
    return <LinkButton href={paths.auth}>{t('nav.signIn')}</LinkButton>;
  }
  const user = session.status === 'signedIn' ? session.user : readStoredUser();
  return (
    user && (
      <Suspense fallback={null}>
        <UserTools user={user} />
      </Suspense>
    )
  );
}
