import { Spinner } from '../../components/Spinner/Spinner';
import { TabLinks, type TabLinksProps } from '../../components/TabLinks/TabLinks';
import { ReadFailure, type ReadFailureProps } from '../ReadFailure';
import { ProfileEvents, type ProfileEventsProps } from './ProfileEvents';
import { ProfileForm, type ProfileFormProps } from './ProfileForm';
import { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader';
import * as styles from './ProfileScreen.css';
import { ProfileSettings, type ProfileSettingsProps } from './ProfileSettings';

/** The profile, or why it is not there. */
export type ProfilePage =
  | {
      state: 'loading';
      /** « Chargement du profil… ». */
      label: string;
    }
  | ({ state: 'failed'; title: string; text: string } & Pick<ReadFailureProps, 'retryLabel' | 'onRetry'>)
  | {
      state: 'ready';
      header: ProfileHeaderProps;
      /** Takes the place of the header while it is edited. */
      form?: ProfileFormProps | undefined;
      tabs: TabLinksProps;
      /** What the current tab shows. */
      view: ({ kind: 'events' } & ProfileEventsProps) | ({ kind: 'settings' } & ProfileSettingsProps);
    };

export interface ProfileScreenProps {
  /** What the page shows: the profile, or why there is none. */
  page: ProfilePage;
}

/** A user's own page: their profile, their coming and past events, and their settings. Renders the content of the page's `<main>`. */
export function ProfileScreen({ page }: ProfileScreenProps) {
  if (page.state === 'loading') return <Spinner label={page.label} showLabel size="large" fillsPage />;
  if (page.state === 'failed') {
    return (
      <div className={styles.screen}>
        <h1 className={styles.failedTitle}>{page.title}</h1>
        <ReadFailure title={page.text} retryLabel={page.retryLabel} onRetry={page.onRetry} />
      </div>
    );
  }
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
