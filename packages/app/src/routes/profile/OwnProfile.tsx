import type { SignedInUser } from '@lively/machines';
import { type ProfilePage, ProfileScreen } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StoredProfile } from '../../data/Backend';
import { useInterests } from '../../data/useInterests';
import { paths } from '../../navigation/paths';
import { usePreferencesDialog } from '../../preferences/usePreferencesDialog';
import { useTagPreferences } from '../../preferences/useTagPreferences';
import { useUnreadInterestsToast } from '../../preferences/useUnreadInterestsToast';
import { parseProfileTab, profileTabs } from './profileTab';
import { SettingsDialogs } from './SettingsDialogs';
import { useAvatar } from './useAvatar';
import { useEventsView } from './useEventsView';
import { useProfileForm } from './useProfileForm';
import { useSettingsView } from './useSettingsView';

/** The profile of the signed-in user, once it has loaded. */
export function OwnProfile({ user, stored }: { user: SignedInUser; stored: StoredProfile }) {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const tab = parseProfileTab(useSearchParams()[0]);
  const { profile, form, wasOpen, edit } = useProfileForm(user.id, stored);
  const name = profile.fullName || profile.username || t('nameless');
  const { avatarUrl, picker, dialog: avatarDialog } = useAvatar(user.id, stored.avatarUrl, name);
  const events = useEventsView(user.id, tab);
  const { preferences, tags, dialog } = useLikes(user.id);
  const { settings, asked } = useSettingsView({ user, isShown: tab === 'settings', ...preferences, ...tags });

  const page: ProfilePage = {
    state: 'ready',
    header: {
      name,
      imageUrl: avatarUrl ?? undefined,
      username: profile.username ? `@${profile.username}` : undefined,
      location: profile.location || undefined,
      bio: profile.bio || t('noBio'),
      edit: { label: t('edit'), onEdit: edit },
      returning: wasOpen,
    },
    form: form && { ...form, picture: picker },
    tabs: {
      label: t('tabs.label'),
      tabs: profileTabs.map((each) => ({
        label: t(`tabs.${each}`),
        href: paths.profileTab(each),
        current: each === tab,
        count: each === 'settings' ? undefined : events.counts[each],
      })),
    },
    view: tab === 'settings' ? { kind: 'settings', ...settings } : { kind: 'events', ...events.view },
  };

  return (
    <>
      <ProfileScreen page={page} />
      {dialog}
      {avatarDialog}
      <SettingsDialogs {...asked} />
    </>
  );
}

/** Returns the preferences of the user, with the actions that change them. */
function useLikes(userId: string) {
  const { data: known, isError, isPending } = useInterests(userId);
  useUnreadInterestsToast(isError, known?.tags);
  const { tags, remove } = useTagPreferences(
    userId,
    useMemo(() => (known?.tags ? { saved: known.tags, suggestions: [] } : undefined), [known]),
  );
  const { open, dialog } = usePreferencesDialog({
    userId,
    saved: known?.preferences ?? undefined,
    opensByItself: false,
  });
  return {
    preferences: {
      preferences: known?.preferences ?? undefined,
      isReadingPreferences: isPending,
      onEditPreferences: open,
    },
    tags: { tags, onRemoveTag: remove },
    dialog,
  };
}
