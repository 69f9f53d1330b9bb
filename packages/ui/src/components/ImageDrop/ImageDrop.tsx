'use client';

import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useRef, useState } from 'react';
import { checkImage, type ImageProblem, imageTypes } from '../../internal/checkImage';
import { filesOfDrop } from '../../internal/filesOfDrop';
import { usePreview } from '../../internal/usePreview';
import { Button } from '../Button/Button';
import { Field, type FieldTexts } from '../Field/Field';
import * as styles from './ImageDrop.css';

export type { ImageProblem };

export interface ImageDropProps extends FieldTexts {
  /** The control's id, for a link from FormErrorSummary. Made up where it is left out. */
  id?: string | undefined;
  /** Its name. */
  name: string;
  /** What the empty place invites to, and how to take the picture away again. */
  labels: { choose: string; remove: string };
  /** The picture chosen. */
  file: File | null;
  /** The address of a picture saved earlier, shown until another is chosen. */
  savedUrl?: string | undefined;
  /** Called with one checked picture, or with `null` when it is taken away. */
  onFileChange: (file: File | null) => void;
  /** Called instead when what was chosen or dropped is no picture to take. Show the reason as `error`. */
  onReject: (problem: ImageProblem) => void;
  /** @default 10485760 (10 MB) */
  maxBytes?: number | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * One picture, by click, by keyboard or by drag and drop. Takes PNG, JPEG, GIF, WebP and AVIF by their first bytes.
 * Renders an `<input type="file">` in a Field. The page's policy must allow `blob:` pictures.
 *
 * For the picture of a person use AvatarPicker.
 */
export function ImageDrop({ id, label, note, hint, error, onFileChange, onReject, ...own }: ImageDropProps) {
  const { name, labels, file, savedUrl, maxBytes = 10 * 1024 * 1024, disabled = false } = own;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<readonly File[]>(undefined);
  const shownUrl = usePreview(file) ?? savedUrl;

  async function take(files: readonly File[]) {
    latest.current = files;
    const checked = await checkImage(files, maxBytes);
    // Reading takes its time: what was chosen meanwhile is what counts.
    if (latest.current !== files) return;
    if (checked.file) onFileChange(checked.file);
    else onReject(checked.problem);
    // Otherwise choosing the same file again would change nothing.
    if (input.current) input.current.value = '';
  }

  function takeDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const files = filesOfDrop(event.dataTransfer);
    if (files === 'folder') onReject('folder');
    else void take(files);
  }

  function remove() {
    onFileChange(null);
    input.current?.focus();
  }

  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does all of it. */}
          <div
            className={styles.drop}
            data-over={over || undefined}
            data-invalid={error ? true : undefined}
            data-filled={shownUrl ? true : undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={takeDrop}
          >
            {shownUrl ? (
              <img className={styles.preview} src={shownUrl} alt="" />
            ) : (
              <>
                <ImageUp size="2rem" strokeWidth={1.75} aria-hidden />
                <span className={styles.invitation}>{labels.choose}</span>
              </>
            )}
            <input
              {...control}
              ref={input}
              className={styles.input}
              type="file"
              name={name}
              accept={imageTypes}
              disabled={disabled}
              onChange={(event) => {
                const files = [...(event.currentTarget.files ?? [])];
                if (files.length > 0) void take(files);
              }}
            />
          </div>
          {shownUrl && (
            <div className={styles.actions}>
              <span className={styles.fileName}>{file?.name}</span>
              <Button weight="quiet" disabled={disabled} onPress={remove}>
                {labels.remove}
              </Button>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
