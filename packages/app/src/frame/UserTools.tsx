import type { SignedInUser } from '@lively/machines';
import { NotificationBell, ProfileMenu } from '@lively/ui';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import { Suspense, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ChangesDialogProps } from '../changes/ChangesDialog';
import { DataProvider } from '../data/DataProvider';
import { useChanges } from '../data/useChanges';
import { useLazyPart } from '../data/useLazyPart';
import { useProfile } from '../data/useProfile';
import { paths } from '../navigation/paths';
import { SessionContext } from '../session/SessionContext';
import { useShowToast } from '../toasts/ToastProvider';

/** The badge of the bell without changes. See docs/specification.md#navigation. */
const emptyCount = 3;

/** The part of the navigation bar for a user. It has its own data provider, since public pages have none. */
export default function UserTools({ user }: { user: SignedInUser }) {
  return (
    <DataProvider>
      <BellAndMenu user={user} />
    </DataProvider>
  );
}

function BellAndMenu({ user }: { user: SignedInUser }) {
  const { t } = useTranslation();
  const { session, signOut } = useContext(SessionContext);
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  // A press during the session's read is handled afterwards.
  const isSignedIn = session.status === 'signedIn';
  const { data: profile } = useProfile(user.id);
  const { data: changes } = useChanges(isSignedIn ? user.id : '');
  const count = changes?.length || emptyCount;
  const [isOpen, setOpen] = useState(false);
  const ChangesDialog = useLazyPart(() => import('../changes/ChangesDialog'), ['changes', 'taxonomy'], ChangesFailure);
  useEffect(() => {
    if (!isLeaving || !isSignedIn) return;
    setLeaving(false);
    signOut(paths.home);
  }, [isLeaving, isSignedIn, signOut]);
  // The name from the sign-up, until the profile is read.
  const name = profile ? profile.fullName : user.fullName;
  const links = [
    { label: t('nav.profile'), path: paths.profile, icon: <User size={18} aria-hidden /> },
    { label: t('nav.myEvents'), path: paths.myEvents, icon: <Ticket size={18} aria-hidden /> },
  ];
  return (
    <>
      <NotificationBell
        label={t('unreadNotifications', { count })}
        count={count > 99 ? '99+' : String(count)}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ChangesDialog userId={user.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <ProfileMenu
        name={name || t('nav.profile')}
        imageUrl={profile?.avatarUrl ?? undefined}
        links={links.map(({ path, ...link }) => ({ ...link, href: path, current: pathname === path }))}
        signOut={{ label: t('nav.signOut'), onPress: () => setLeaving(true) }}
      />
    </>
  );
}

/** Fallback when the code fails to load. */
function ChangesFailure({ onClose }: ChangesDialogProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  useEffect(() => {
    showToast({ title: t('toast.errorTitle'), description: t('toast.changesFailed'), tone: 'danger' });
    onClose();
  });
  return null;
}
