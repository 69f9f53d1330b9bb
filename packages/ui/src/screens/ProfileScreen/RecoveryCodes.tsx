'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { CopyButton, type CopyLabels } from './CopyButton';
import * as styles from './ProfileScreen.css';

export interface RecoveryCodesProps {
  title: string;
  /** The purpose of the codes, and a warning that they are shown only once. */
  text: readonly string[];
  codes: readonly string[];
  labels: { download: string; print: string; done: string } & CopyLabels;
  onDownload: () => void;
  onPrint: () => void;
  /** Called after the user has saved the codes. */
  onDone: () => void;
}

/** Shows the recovery codes, only once. The title takes the focus, so that the codes are read before the buttons. */
export function RecoveryCodes({ title, text, codes, labels, onDownload, onPrint, onDone }: RecoveryCodesProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.settingsForm} aria-labelledby={titleId}>
      <div className={styles.printed}>
        <h4 className={styles.settingsFormTitle} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h4>
        <div className={styles.settingsFormText}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ol className={styles.codes} translate="no" aria-labelledby={titleId}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')} labels={labels} />
        <Button weight="regular" onPress={onDownload}>
          {labels.download}
        </Button>
        <Button weight="regular" onPress={onPrint}>
          {labels.print}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onPress={onDone}>{labels.done}</Button>
      </div>
    </section>
  );
}
