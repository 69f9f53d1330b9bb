import type { SignedInUser } from '@lively/machines';
import { NotificationBell, ProfileMenu } from '@lively/ui';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DataProvider } from '../data/DataProvider';
import { useProfile } from '../data/useProfile';
import { paths } from '../navigation/paths';
import { SessionContext } from '../session/SessionContext';
import { useShowToast } from '../toasts/ToastProvider';

/** Fixed until there are notifications. See docs/architecture.md#notification-badge. */
const notificationCount = 3;

/** What stands in the navigation bar for a user, on any page: public ones have no data of their own, so it brings it. */
export default function UserTools({ user }: { user: SignedInUser }) {
  return (
    <DataProvider>
      <BellAndMenu user={user} />
    </DataProvider>
  );
}

function BellAndMenu({ user }: { user: SignedInUser }) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { session, signOut } = useContext(SessionContext);
  const [isLeaving, setLeaving] = useState(false);
  const { pathname } = useLocation();
  const { data: profile } = useProfile(user.id);
  // A press while the session is read is done once it is.
  const isSignedIn = session.status === 'signedIn';
  useEffect(() => {
    if (!isLeaving || !isSignedIn) return;
    setLeaving(false);
    signOut(paths.home);
  }, [isLeaving, isSignedIn, signOut]);
  // Until the profile is read, as they signed up.
  const name = profile ? profile.fullName : user.fullName;
  const links = [
    { label: t('nav.profile'), path: paths.profile, icon: <User size={18} aria-hidden /> },
    { label: t('nav.myEvents'), path: paths.myEvents, icon: <Ticket size={18} aria-hidden /> },
  ];
  return (
    <>
      <NotificationBell
        label={t('unreadNotifications', { count: notificationCount })}
        count={String(notificationCount)}
        onPress={() =>
          showToast({
            title: t('toast.unavailableTitle'),
            description: t('toast.notificationsUnavailable'),
            tone: 'neutral',
          })
        }
      />
      <ProfileMenu
        name={name || t('nav.profile')}
        imageUrl={profile?.avatarUrl ?? undefined}
        links={links.map(({ path, ...link }) => ({ ...link, href: path, current: pathname === path }))}
        signOut={{ label: t('nav.signOut'), onPress: () => setLeaving(true) }}
      />
    </>
  );
}
