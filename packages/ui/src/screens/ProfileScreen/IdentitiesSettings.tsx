'use client';

import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import * as styles from './ProfileScreen.css';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';
import { SettingsStatus, type SettingsStatusContent } from './SettingsStatus';

/** A way to sign in. */
export interface IdentityItem {
  id: string;
  /** « Google ». */
  name: string;
  /** The e-mail address of the account at the provider. */
  account?: string | undefined;
  /**
   * « Dissocier Google » is the name for screen readers, « Dissocier » the visible label. Leave it out for the last way to sign
   * in.
   */
  unlink?: { label: string; readLabel: string; busyLabel?: string | undefined; onPress: () => void } | undefined;
}

export type IdentitiesContent =
  | SettingsStatusContent
  | {
      state: 'ready';
      label: string;
      items: readonly IdentityItem[];
      /** The providers that can be linked, in the order of the host: « Associer Google ». */
      links: readonly { id: string; label: string; onPress: () => void }[];
    }
  /** Asks for the password before a change. */
  | { state: 'form'; form: SettingsFormProps };

export interface IdentitiesSettingsProps {
  content: IdentitiesContent;
}

/** The ways to sign in to an account, and the providers that can be linked to it; or the form before a change. */
export function IdentitiesSettings({ content }: IdentitiesSettingsProps) {
  const list = useRef<HTMLUListElement>(null);
  const wasAway = useRef(false);
  // The focus returns to the list, because the button of the change may have disappeared.
  useLayoutEffect(() => {
    if (content.state === 'form') wasAway.current = true;
    if (content.state !== 'ready' || !wasAway.current) return;
    wasAway.current = false;
    list.current?.focus();
  }, [content.state]);
  if (content.state === 'form') return <SettingsForm {...content.form} />;
  if (content.state !== 'ready') return <SettingsStatus content={content} />;
  const { label, items, links } = content;
  return (
    <>
      <ul className={styles.keys} ref={list} aria-label={label} tabIndex={-1}>
        {items.map(({ id, name, account, unlink }) => (
          <li key={id} className={styles.key}>
            <p className={styles.keyTexts}>
              <bdi className={styles.keyName}>{name}</bdi>
              {account && <bdi className={styles.groupText}>{account}</bdi>}
            </p>
            {unlink && (
              <Button
                weight="quiet"
                tone="danger"
                aria-label={unlink.busyLabel ? undefined : unlink.readLabel}
                busyLabel={unlink.busyLabel}
                onPress={() => {
                  // Moves the focus to the list first, because the button disappears with its identity.
                  list.current?.focus();
                  unlink.onPress();
                }}
              >
                {unlink.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <div className={styles.actions}>
          {links.map((link) => (
            <Button key={link.id} weight="regular" onPress={link.onPress}>
              {link.label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
