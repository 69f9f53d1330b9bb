'use client';

import { forwardRef, useId, useRef } from 'react';
import { checkImage, type ImageProblem, imageTypes } from '../../internal/checkImage';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { useFocusFallback } from '../../internal/useFocusFallback';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { buttonClass } from '../Button/buttonClass';
import { describedBy, FieldMessages } from '../Field/FieldMessages';
import { Record } from '../Spinner/Record';
import * as styles from './AvatarPicker.css';

export interface AvatarPickerProps extends RootProps<'div'> {
  /** The name of the person in the picture. */
  name: string;
  /** The URL of the current picture. */
  imageUrl?: string | undefined;
  /** The texts of the buttons, `busy` during the upload: « Changer de photo », « Retirer la photo », « Envoi de la photo… ». */
  labels: { choose: string; remove: string; busy: string };
  /** The accepted files: « PNG, JPG, GIF, WebP ou AVIF, 10 Mo au plus ». */
  hint?: string | undefined;
  /** The reason why the last file was refused. Announced. */
  error?: string | undefined;
  /** Called with one checked picture. */
  onPick: (file: File) => void;
  /** Called if the chosen files are not one acceptable picture. Show the reason as `error`. */
  onReject: (problem: ImageProblem) => void;
  /** Called by the remove button. Omit it if there is no picture to remove. */
  onRemove?: (() => void) | undefined;
  /** Whether the picture is being sent. @default false */
  busy?: boolean | undefined;
  /** The text of the remove button during the removal: « Retrait… ». */
  removingLabel?: string | undefined;
  /** Bytes. The size limit of a picture. @default 10485760 (10 MB) */
  maxBytes?: number | undefined;
}

/**
 * The picture of a person, and buttons to change it. Recognizes PNG, JPEG, GIF, WebP and AVIF by their first bytes. Renders an
 * `<input type="file">` under a button.
 *
 * Use ImageDrop for the picture of an event.
 */
export const AvatarPicker = /* @__PURE__ */ forwardRef<HTMLDivElement, AvatarPickerProps>(function AvatarPicker(
  {
    name,
    imageUrl,
    labels,
    hint,
    error,
    onPick,
    onReject,
    onRemove,
    busy = false,
    removingLabel,
    maxBytes = 10 * 1024 * 1024,
    className,
    ...root
  },
  ref,
) {
  const id = useId();
  const latest = useRef<readonly File[]>(undefined);
  // The button that removes the picture disappears with it.
  const { fallback: input, container } = useFocusFallback<HTMLInputElement>();
  const messages = { hintId: `${id}-hint`, hint, errorId: `${id}-error`, error };

  async function take(files: readonly File[]) {
    latest.current = files;
    const checked = await checkImage(files, maxBytes);
    // Reading a file takes time: only the most recent choice counts.
    if (latest.current !== files) return;
    if (checked.file) onPick(checked.file);
    else onReject(checked.problem);
    // Without this, choosing the same file again would not fire a change event.
    if (input.current) input.current.value = '';
  }

  return (
    <div {...root} ref={ref} className={joinClassNames(styles.picker, className)}>
      <Avatar name={name} imageUrl={imageUrl} size="large" />
      <div className={styles.side}>
        <div className={styles.actions} {...container}>
          <label className={`${buttonClass({ weight: 'regular' })} ${styles.choose}`} aria-busy={busy}>
            {busy && <Record size="small" />}
            {busy ? labels.busy : labels.choose}
            <input
              ref={input}
              className={styles.input}
              type="file"
              accept={imageTypes}
              aria-describedby={describedBy(messages)}
              aria-invalid={error ? true : undefined}
              disabled={busy || removingLabel !== undefined}
              onChange={(event) => {
                const files = [...(event.currentTarget.files ?? [])];
                if (files.length > 0) void take(files);
              }}
            />
          </label>
          {onRemove && imageUrl && (
            <Button weight="quiet" disabled={busy} busyLabel={removingLabel} onPress={onRemove}>
              {labels.remove}
            </Button>
          )}
        </div>
        <FieldMessages isLive {...messages} />
      </div>
    </div>
  );
});
