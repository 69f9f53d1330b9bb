import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import type { LanguageLink } from '../../components/LanguageSwitcher/LanguageSwitcher';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/RadioGroup';
import { Switch, type SwitchProps } from '../../components/Switch/Switch';
import { Anchor } from '../../internal/Anchor';
import * as chips from '../../internal/ChipRow.css';
import { useFocusFallback } from '../../internal/useFocusFallback';
import { AccountSettings, type AccountSettingsProps } from './AccountSettings';
import { DevicesSettings, type DevicesSettingsProps } from './DevicesSettings';
import { IdentitiesSettings, type IdentitiesSettingsProps } from './IdentitiesSettings';
import { languageLink } from './languageLink.css';
import * as styles from './ProfileScreen.css';
import { SecuritySettings, type SecuritySettingsProps } from './SecuritySettings';

/** A tag that the user likes, and the label of its remove button. */
export interface LikedTag {
  value: string;
  label: string;
  /** « Retirer Jazz ». */
  removeLabel: string;
}

export interface ProfileSettingsProps {
  /** The heading of the tab. Only for screen readers, because the tab is visible. */
  heading: string;
  preferences: {
    title: string;
    /** The number of preferences, or a note that there are none. */
    text: string;
    /** `busyLabel` is shown until the preferences are loaded. */
    edit: { label: string; busyLabel?: string | undefined; onEdit: () => void };
    /** The names of the preferences. With the tags, their number is that in `text`. */
    likes: readonly string[];
    /** The tags that are none of the preferences. */
    tags: readonly LikedTag[];
    onRemoveTag: (value: string) => void;
  };
  notifications: { title: string; text: string; weekly: SwitchProps };
  display: {
    title: string;
    language: { label: string; current: string; languages: readonly LanguageLink[]; onChoose: (code: string) => void };
    dark: SwitchProps;
  };
  data: {
    title: string;
    text: string;
    /** `busyLabel` is shown while the file is created. */
    download: { label: string; busyLabel?: string | undefined; onDownload: () => void };
  };
  /** The settings without effect yet; `text` says so. */
  later: {
    title: string;
    text: string;
    switches: readonly (SwitchProps & { name: string })[];
    visibility: {
      /** The question: « Qui peut voir mon profil ? ». */
      label: string;
      options: readonly RadioOption[];
      value: string;
      onChange: (value: string) => void;
    };
  };
  /** The outcomes of the user's reports. Leave it out if the user reported nothing. */
  reports?:
    | { title: string; text: string; items: readonly { id: string; title: string; when: string; outcome: string }[] }
    | undefined;
  /** Links to the pages of the staff. Leave it out for all other users. */
  staff?: { title: string; links: readonly { label: string; href: string }[] } | undefined;
  security: { title: string; text: string } & SecuritySettingsProps;
  /** Leave it out if the password is the only way to sign in. */
  identities?: ({ title: string; text: string } & IdentitiesSettingsProps) | undefined;
  devices: { title: string; text: string } & DevicesSettingsProps;
  account: { title: string } & AccountSettingsProps;
}

/** All settings of a user, in groups. A change takes effect at once. */
export function ProfileSettings(props: ProfileSettingsProps) {
  const { heading, preferences, notifications, display, data, later, reports, staff } = props;
  const { security, identities, devices, account } = props;
  return (
    <div>
      <h2 className={styles.heard}>{heading}</h2>
      <Preferences {...preferences} />
      <Group title={notifications.title} text={notifications.text}>
        <Switch {...notifications.weekly} />
      </Group>
      <Group title={display.title}>
        <Languages {...display.language} />
        <Switch {...display.dark} />
      </Group>
      <Group title={data.title} text={data.text}>
        <div className={styles.actions}>
          <Button weight="regular" busyLabel={data.download.busyLabel} onPress={data.download.onDownload}>
            {data.download.label}
          </Button>
        </div>
      </Group>
      {reports && (
        <Group title={reports.title} text={reports.text}>
          <ul className={styles.reports}>
            {reports.items.map((report) => (
              <li key={report.id} className={styles.report}>
                <span dir="auto">{report.title}</span>
                <Badge>{report.outcome}</Badge>
                <span className={styles.groupText}>{report.when}</span>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {staff && (
        <Group title={staff.title}>
          <div className={styles.actions}>
            {staff.links.map((link) => (
              <LinkButton key={link.href} href={link.href} weight="regular">
                {link.label}
              </LinkButton>
            ))}
          </div>
        </Group>
      )}
      <Group title={security.title} text={security.text}>
        <SecuritySettings {...security} />
      </Group>
      {identities && (
        <Group title={identities.title} text={identities.text}>
          <IdentitiesSettings {...identities} />
        </Group>
      )}
      <Group title={devices.title} text={devices.text}>
        <DevicesSettings {...devices} />
      </Group>
      <Group title={later.title} text={later.text}>
        <div className={styles.switches}>
          {later.switches.map((each) => (
            <Switch key={each.name} {...each} />
          ))}
        </div>
        <RadioGroup
          label={later.visibility.label}
          name="profileVisibility"
          options={later.visibility.options}
          value={later.visibility.value}
          onValueChange={later.visibility.onChange}
        />
      </Group>
      <Group title={account.title}>
        <AccountSettings {...account} />
      </Group>
    </div>
  );
}

/** Lists the languages as links, because each leads to another document: a select would do so at the first arrow key. */
function Languages({ label, current, languages, onChoose }: ProfileSettingsProps['display']['language']) {
  return (
    <nav className={styles.language} aria-label={label}>
      <p className={styles.languageLabel} aria-hidden>
        {label}
      </p>
      <ul className={chips.row}>
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <Anchor
              className={languageLink}
              href={href}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => onChoose(code)}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{title}</h3>
        {text && <p className={styles.groupText}>{text}</p>}
      </div>
      <div className={styles.groupBody}>{children}</div>
    </section>
  );
}

function Preferences({ title, text, edit, likes, tags, onRemoveTag }: ProfileSettingsProps['preferences']) {
  // The focus moves when a tag is removed, because its button disappears with it.
  const { fallback, container } = useFocusFallback<HTMLButtonElement>();
  return (
    <Group title={title} text={text}>
      <div className={styles.groupBody} {...container}>
        {likes.length + tags.length > 0 && (
          <ul className={styles.tags} aria-label={title}>
            {likes.map((name) => (
              <li key={name} className={styles.like}>
                {name}
              </li>
            ))}
            {tags.map(({ value, label, removeLabel }) => (
              <li key={value}>
                <button
                  className={styles.tag}
                  type="button"
                  aria-label={removeLabel}
                  onClick={() => onRemoveTag(value)}
                >
                  <bdi>{label}</bdi>
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button ref={fallback} weight="regular" busyLabel={edit.busyLabel} onPress={edit.onEdit}>
            {edit.label}
          </Button>
        </div>
      </div>
    </Group>
  );
}
