import type { SignedInUser } from '@lively/machines';
import { LanguageSwitcher, LinkButton, NavigationBar } from '@lively/ui';
import { PageFrame } from '@lively/ui/screens';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { languageStorageKey, languages } from '../i18n/languages';
import { readLanguage, textsOf } from '../i18n/texts';
import { localizePath, paths, signInPath } from '../routes/paths';
import { useAddress } from '../routes/useAddress';
import { useHref } from '../routes/useHref';
import { useSession } from '../session/followSession';
import { useGround } from './ground';
import { SiteFooter } from './SiteFooter';

type Tools = ComponentType<{ user: SignedInUser }>;

const NoTools: Tools = () => null;

/** Loaded for users only: a visitor has no bell and no menu. Offline they may not come; the page stays. */
const UserTools = lazy<Tools>(() =>
  import('./UserTools').then(
    ({ UserTools }) => ({ default: UserTools }),
    () => ({ default: NoTools }),
  ),
);

/** What every page is held by. */
export function Frame({ children }: { children: ReactNode }) {
  const t = textsOf('common');
  const ground = useGround();
  const href = useHref();
  const { pathname } = useAddress();
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
      footer={<SiteFooter />}
      navigation={
        <NavigationBar
          labels={{ navigation: t('nav.label'), menu: t('nav.menu') }}
          home={{ name: 'Lively', label: t('home'), href: href(paths.home) }}
          ground={ground}
          links={links.map(({ label, path }) => ({ label, href: href(path), current: pathname === path }))}
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
  const t = textsOf('common');
  const current = readLanguage();
  const { pathname, search } = useAddress();
  return (
    <LanguageSwitcher
      label={t('language.label')}
      current={current}
      languages={languages.map((code) => ({
        code,
        name: t(`language.${code}`),
        href: localizePath(pathname + search, code),
      }))}
      onChoose={rememberLanguage}
    />
  );
}

function Account() {
  const t = textsOf('common');
  const session = useSession();
  const href = useHref();
  const { pathname, search } = useAddress();
  if (session.status === 'reading') return null;
  if (session.status === 'signedIn') {
    return (
      <Suspense fallback={null}>
        <UserTools user={session.user} />
      </Suspense>
    );
  }
  const isAuth = pathname === paths.auth;
  return <LinkButton href={href(isAuth ? paths.auth : signInPath(pathname + search))}>{t('nav.signIn')}</LinkButton>;
}

function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(languageStorageKey, code);
  } catch {
    // Without storage the address alone carries the language.
  }
}
