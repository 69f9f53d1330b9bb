import type { SignedInUser } from '@lively/machines';
import { NotificationBell, ProfileMenu } from '@lively/ui';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import { useCallback, useEffect } from 'react';
import { textsOf } from '../i18n/texts';
import { paths } from '../routes/paths';
import { useAddress } from '../routes/useAddress';
import { useHref } from '../routes/useHref';
import { onProfileChanged } from '../services/profileChanges';
import { useServices } from '../services/ServicesContext';
import { useLoaded } from '../services/useLoaded';
import { signOut } from '../session/followSession';
import { showToast } from '../toasts/toasts';

/** Until there are notifications: a fixed number (specification, section 2; design, decision 17). */
const notificationCount = 3;

/** What stands in the navigation bar for a user: the bell, and the menu of what is theirs. */
export function UserTools({ user }: { user: SignedInUser }) {
  const t = textsOf('common');
  const href = useHref();
  const { pathname } = useAddress();
  const { name, imageUrl } = useOwnProfile(user);
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
        imageUrl={imageUrl}
        links={links.map(({ path, ...link }) => ({ ...link, href: href(path), current: pathname === path }))}
        signOut={{ label: t('nav.signOut'), onPress: signOut }}
      />
    </>
  );
}

/** How the user is called, and their picture. Until the profile is read, as they signed up. */
function useOwnProfile({ id, fullName }: SignedInUser): { name: string; imageUrl?: string | undefined } {
  const { profileOf } = useServices();
  const profile = useLoaded(useCallback((signal: AbortSignal) => profileOf(id).readProfile(signal), [profileOf, id]));
  const reload = profile.status === 'ready' ? profile.reload : undefined;
  useEffect(() => reload && onProfileChanged(reload), [reload]);
  if (profile.status !== 'ready') return { name: fullName ?? '' };
  return { name: profile.value.fullName, imageUrl: profile.value.avatarUrl ?? undefined };
}
