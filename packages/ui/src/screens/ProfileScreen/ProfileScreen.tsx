import { Spinner } from '../../components/Spinner/Spinner';
import { TabLinks, type TabLinksProps } from '../../components/TabLinks/TabLinks';
import { FailureScreen, type FailureScreenProps } from '../FailureScreen/FailureScreen';
import { ProfileEvents, type ProfileEventsProps } from './ProfileEvents';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';
import { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader';
import * as styles from './ProfileScreen.css';
import { ProfileSettings, type ProfileSettingsProps } from './ProfileSettings';

/** The profile, or the reason why there is none. */
export type ProfilePage =
  | {
      state: 'loading';
      /** « Chargement du profil… ». */
      label: string;
    }
  | ({ state: 'failed' } & FailureScreenProps)
  | {
      state: 'ready';
      header: ProfileHeaderProps;
      /** The form, which replaces the header during editing. */
      form?: ProfileFormProps | undefined;
      tabs: TabLinksProps;
      /** The content of the current tab. */
      view: ({ kind: 'events' } & ProfileEventsProps) | ({ kind: 'settings' } & ProfileSettingsProps);
    };

export interface ProfileScreenProps {
  /** The profile, or the reason why there is none. */
  page: ProfilePage;
}

/**
 * The page of the signed-in user: their profile, their coming and past events, and their settings. Renders the content of the
 * page's `<main>`.
 */
export function ProfileScreen({ page }: ProfileScreenProps) {
  if (page.state === 'loading') return <Spinner label={page.label} showLabel size="large" fillsPage />;
  if (page.state === 'failed') return <FailureScreen {...page} />;
  const { header, form, tabs, view } = page;
  return (
    <div className={styles.screen}>
      {form ? <ProfileForm {...form} /> : <ProfileHeader {...header} />}
      <div className={styles.tabbed}>
        <TabLinks {...tabs} />
        {view.kind === 'events' ? <ProfileEvents {...view} /> : <ProfileSettings {...view} />}
      </div>
    </div>
  );
}
