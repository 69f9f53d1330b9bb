'use client';

import { useLayoutEffect, useRef } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import * as styles from './ProfileScreen.css';
import { SettingsStatus, type SettingsStatusContent } from './SettingsStatus';

/** A browser in which the user is signed in. */
export interface DeviceItem {
  id: string;
  /** « Firefox, Windows ». */
  name: string;
  /** First and last use. */
  when: string;
  /** The label of the current device. Leave it out for the others, which can be signed out. */
  current?: string | undefined;
  /** « Déconnecter Firefox, Windows » is the name for screen readers, « Déconnecter » the visible label. */
  signOut?: { label: string; readLabel: string; busyLabel?: string | undefined; onPress: () => void } | undefined;
}

export type DevicesContent =
  | SettingsStatusContent
  | {
      state: 'ready';
      label: string;
      items: readonly DeviceItem[];
      /** Leave it out if there is no other device. */
      signOutOthers?: { label: string; onPress: () => void } | undefined;
    };

export interface DevicesSettingsProps {
  content: DevicesContent;
}

/** The devices on which the user is signed in, with buttons to sign them out. */
export function DevicesSettings({ content }: DevicesSettingsProps) {
  const list = useRef<HTMLUListElement>(null);
  const wasAsked = useRef(false);
  const isAlone = content.state === 'ready' && !content.signOutOthers;
  // Moves the focus to the list: the button that the dialog would return it to disappears with the other devices.
  useLayoutEffect(() => {
    if (!isAlone || !wasAsked.current) return;
    wasAsked.current = false;
    if (document.activeElement === document.body) list.current?.focus();
  }, [isAlone]);
  if (content.state !== 'ready') return <SettingsStatus content={content} />;
  const { label, items, signOutOthers } = content;
  return (
    <>
      <ul className={styles.keys} ref={list} aria-label={label} tabIndex={-1}>
        {items.map(({ id, name, when, current, signOut }) => (
          <li key={id} className={styles.key}>
            <p className={styles.keyTexts}>
              <bdi className={styles.keyName}>{name}</bdi>
              <span className={styles.groupText}>{when}</span>
            </p>
            {current && <Badge>{current}</Badge>}
            {signOut && (
              <Button
                weight="quiet"
                tone="danger"
                aria-label={signOut.busyLabel ? undefined : signOut.readLabel}
                busyLabel={signOut.busyLabel}
                onPress={() => leaveTo(signOut.onPress)}
              >
                {signOut.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {signOutOthers && (
        <div className={styles.actions}>
          <Button weight="regular" onPress={() => askOthers(signOutOthers.onPress)}>
            {signOutOthers.label}
          </Button>
        </div>
      )}
    </>
  );

  function askOthers(press: () => void) {
    wasAsked.current = true;
    press();
  }

  /** Moves the focus to the list first, because the button disappears with its device. */
  function leaveTo(press: () => void) {
    list.current?.focus();
    press();
  }
}
