import type { Preference } from '@lively/engine';
import type { Settings, SignedInUser } from '@lively/machines';
import type { ProfileSettingsProps } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import { isLanguage } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { storeLanguage } from '../../navigation/languageDetector';
import { useLanguageLinks } from '../../navigation/useLanguageLinks';
import { usePreferenceName } from '../../preferences/usePreferenceName';
import { useTagName } from '../../preferences/useTagName';
import { useWeeklyMail } from '../../searches/useWeeklyMail';
import { useSettings } from '../../settings/useSettings';
import type { SettingsDialogsProps } from './SettingsDialogs';
import { useAccountSettings } from './useAccountSettings';
import { useDataDownload } from './useDataDownload';
import { useDevices } from './useDevices';
import { useIdentities } from './useIdentities';
import { useSecondFactor } from './useSecondFactor';
import { useStaffView } from './useStaffView';

interface SettingsViewOptions {
  user: SignedInUser;
  /** Whether the tab is open. */
  isShown: boolean;
  /** Undefined until they are read. */
  preferences: readonly Preference[] | undefined;
  isReadingPreferences: boolean;
  tags: readonly string[];
  onEditPreferences: () => void;
  onRemoveTag: (tag: string) => void;
}

const notifications = ['emailNotifications', 'pushNotifications', 'eventReminders', 'marketingEmails'] as const;
const visibilities = ['public', 'friends', 'private'] as const;

interface SettingsView {
  settings: ProfileSettingsProps;
  /** The open confirmation, if any. */
  asked: SettingsDialogsProps;
}

/** Returns the settings tab of the profile. */
export function useSettingsView(options: SettingsViewOptions): SettingsView {
  const { user, isShown, preferences, isReadingPreferences, tags, onEditPreferences, onRemoveTag } = options;
  const { t } = useTranslation(['profile', 'common', 'preferences']);
  const language = useLanguage();
  const languageLinks = useLanguageLinks();
  const { settings, change } = useSettings();
  const toPreferenceName = usePreferenceName();
  const toTagName = useTagName();
  const { isBusy, download } = useDataDownload(user);
  const staffView = useStaffView(user.id);
  const weeklyMail = useWeeklyMail(user.id, isShown);
  const account = useAccountSettings(user);
  const { security, asked: newCodes } = useSecondFactor(user.id, isShown);
  const identities = useIdentities(user.id, isShown);
  const { devices, asked: signOutOthers } = useDevices(user.id, isShown);
  const likes = (preferences ?? []).map(toPreferenceName);
  // A tag that is also a preference appears once.
  const otherTags = tags.map((tag) => ({ tag, name: toTagName(tag) })).filter(({ name }) => !likes.includes(name));
  const count = preferences && preferences.length + otherTags.length;

  return { settings: toSettings(), asked: { newCodes, signOutOthers } };

  function toSettings(): ProfileSettingsProps {
    return {
      heading: t('tabs.settings'),
      preferences: {
        title: t('settings.preferences.title'),
        text: describePreferences(),
        edit: {
          // Preferences that could not be read may exist: only an empty list gets the label “define”.
          label: t(count === 0 ? 'settings.preferences.define' : 'settings.preferences.edit'),
          busyLabel: isReadingPreferences ? t('common:loading') : undefined,
          onEdit: onEditPreferences,
        },
        likes,
        tags: otherTags.map(({ tag, name }) => ({
          value: tag,
          label: name,
          removeLabel: t('preferences:remove', { name: isolateText(name) }),
        })),
        onRemoveTag,
      },
      notifications: {
        title: t('settings.notifications.title'),
        text: t('settings.notifications.text'),
        weekly: {
          label: t('settings.notifications.weeklyMail'),
          hint: t('settings.notifications.weeklyMailHint'),
          checked: weeklyMail.wanted ?? false,
          disabled: weeklyMail.wanted === undefined,
          onCheckedChange: weeklyMail.change,
        },
      },
      later: {
        title: t('settings.later.title'),
        text: t('settings.later.text'),
        switches: notifications.map((name) => ({
          name,
          label: t(`settings.notifications.${name}`),
          checked: settings[name],
          onCheckedChange: (checked: boolean) => change({ [name]: checked }),
        })),
        visibility: {
          label: t('settings.visibility.label'),
          options: visibilities.map((value) => ({ value, label: t(`settings.visibility.${value}`) })),
          value: settings.profileVisibility,
          onChange: (value) => {
            const profileVisibility = visibilities.find((each) => each === value);
            if (profileVisibility) change({ profileVisibility });
          },
        },
      },
      display: {
        title: t('settings.display.title'),
        language: {
          label: t('common:language.label'),
          current: language,
          languages: languageLinks,
          onChoose: chooseLanguage,
        },
        dark: {
          label: t('settings.display.dark'),
          hint: t('settings.display.darkHint'),
          checked: settings.darkMode,
          onCheckedChange: (darkMode) => change({ darkMode }),
        },
      },
      data: {
        title: t('settings.data.title'),
        text: t('settings.data.text'),
        download: {
          label: t('settings.data.download'),
          busyLabel: isBusy ? t('settings.data.downloading') : undefined,
          onDownload: download,
        },
      },
      ...staffView,
      security,
      identities,
      devices,
      account,
    };
  }

  function describePreferences(): string {
    if (count === undefined) return '';
    return count
      ? t('settings.preferences.count', { count, number: formatNumber(count, language) })
      : t('settings.preferences.none');
  }

  /** Stores the language before the link opens the other document. */
  function chooseLanguage(next: string) {
    if (!isLanguage(next)) return;
    storeLanguage(next);
    change({ language: next } satisfies Partial<Settings>);
  }
}
