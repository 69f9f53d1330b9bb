'use client';

import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { OtherCode, type OtherCodeProps } from '../OtherCode';
import { FactorScan, type FactorScanProps } from './FactorScan';
import * as styles from './ProfileScreen.css';
import { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes';
import { SettingsForm, type SettingsFormProps } from './SettingsForm';
import { SettingsStatus, type SettingsStatusContent } from './SettingsStatus';

/** An authenticator app or a phone of the account. */
export interface FactorItem {
  id: string;
  name: string;
  /** « Ajoutée le 3 mai 2026 ». */
  when: string;
  /** « Retirer Téléphone » is the name for screen readers, « Retirer » the visible label. */
  remove: { label: string; readLabel: string; onPress: () => void };
}

export type SecurityContent =
  | SettingsStatusContent
  | {
      state: 'ready';
      /** The reason why the last action was refused. */
      failure?: string | undefined;
      /** The factors of the account, and the name of their list. */
      factors: { label: string; items: readonly FactorItem[] };
      /** The number of unused recovery codes, and a button to get new ones. Leave it out without a factor. */
      recovery?: { text: string; label: string; onPress: () => void } | undefined;
      add: { label: string; onPress: () => void };
      /** Adds codes by text message. Leave it out if the host sends none. */
      addPhone?: { label: string; onPress: () => void } | undefined;
    }
  | {
      state: 'form';
      of: 'name' | 'scan' | 'phone' | 'phoneCode' | 'removal';
      form: SettingsFormProps;
      scan?: FactorScanProps | undefined;
      /** Sends another code. Leave it out for a code of an app. */
      other?: OtherCodeProps | undefined;
    }
  | ({ state: 'codes' } & RecoveryCodesProps);

export interface SecuritySettingsProps {
  content: SecurityContent;
}

/** The second factors of an account, or the current step of a change. */
export function SecuritySettings({ content }: SecuritySettingsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  // The focus returns to the button that starts the steps.
  useLayoutEffect(() => {
    if (content.state === 'form' || content.state === 'codes') wasAway.current = true;
    if (content.state !== 'ready' || !wasAway.current) return;
    wasAway.current = false;
    add.current?.focus();
  }, [content.state]);

  switch (content.state) {
    case 'loading':
    case 'failed':
      return <SettingsStatus content={content} />;
    case 'form':
      return (
        <SettingsForm key={content.of} {...content.form} more={content.other && <OtherCode {...content.other} />}>
          {content.scan && <FactorScan {...content.scan} />}
        </SettingsForm>
      );
    case 'codes':
      return <RecoveryCodes {...content} />;
    case 'ready':
      break;
  }

  const { failure, factors, recovery } = content;
  return (
    <>
      {failure && <Alert tone="danger" title={failure} />}
      {factors.items.length > 0 && (
        <ul className={styles.keys} aria-label={factors.label}>
          {factors.items.map(({ id, name, when, remove }) => (
            <li key={id} className={styles.key}>
              <p className={styles.keyTexts}>
                <bdi className={styles.keyName}>{name}</bdi>
                <span className={styles.groupText}>{when}</span>
              </p>
              <Button weight="quiet" tone="danger" aria-label={remove.readLabel} onPress={remove.onPress}>
                {remove.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {recovery && <p>{recovery.text}</p>}
      <div className={styles.actions}>
        <Button ref={add} weight="regular" onPress={content.add.onPress}>
          {content.add.label}
        </Button>
        {content.addPhone && (
          <Button weight="regular" onPress={content.addPhone.onPress}>
            {content.addPhone.label}
          </Button>
        )}
        {recovery && (
          <Button weight="regular" onPress={recovery.onPress}>
            {recovery.label}
          </Button>
        )}
      </div>
    </>
  );
}
