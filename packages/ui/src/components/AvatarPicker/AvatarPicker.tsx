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
  /** Whose picture it is. */
  name: string;
  /** The URL of the picture shown now. */
  imageUrl?: string | undefined;
  /** « Changer de photo », « Retirer la photo », and while it is sent « Envoi de la photo… ». */
  labels: { choose: string; remove: string; busy: string };
  /** Which files fit: « PNG, JPG, GIF, WebP ou AVIF, 10 Mo au plus ». */
  hint?: string | undefined;
  /** Why the last one was not taken. Announced. */
  error?: string | undefined;
  /** Called with one checked picture. */
  onPick: (file: File) => void;
  /** Called instead when what was chosen is no picture to take. Show the reason as `error`. */
  onReject: (problem: ImageProblem) => void;
  /** Left out where there is nothing to take away. */
  onRemove?: (() => void) | undefined;
  /** While the picture is sent. @default false */
  busy?: boolean | undefined;
  /** What is happening, while the picture is removed: « Retrait… ». */
  removingLabel?: string | undefined;
  /** The largest picture that is accepted, in bytes. @default 10485760 (10 MB) */
  maxBytes?: number | undefined;
}

/**
 * A person's picture, and how to change it. Takes PNG, JPEG, GIF, WebP and AVIF by their first bytes. Renders an
 * `<input type="file">` under a button.
 *
 * For the picture of an event use ImageDrop.
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
  // The button that removes the picture goes with it.
  const { fallback: input, container } = useFocusFallback<HTMLInputElement>();
  const messages = { hintId: `${id}-hint`, hint, errorId: `${id}-error`, error };

  async function take(files: readonly File[]) {
    latest.current = files;
    const checked = await checkImage(files, maxBytes);
    // Reading takes its time: what was chosen meanwhile is what counts.
    if (latest.current !== files) return;
    if (checked.file) onPick(checked.file);
    else onReject(checked.problem);
    // Otherwise choosing the same file again would change nothing.
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
