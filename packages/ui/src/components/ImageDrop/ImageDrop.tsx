'use client';

import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { checkImage, type ImageProblem, imageTypes } from '../../internal/checkImage';
import { usePreview } from '../../internal/usePreview';
import type { ControlProps, NamedFieldProps } from '../../internal/ValueFieldProps';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import * as styles from './ImageDrop.css';

export type { ImageProblem };

export interface ImageDropProps
  extends NamedFieldProps,
    Omit<ControlProps<'input'>, 'type' | 'accept' | 'multiple' | 'onChange'> {
  /** The invitation in the empty area, and the name of the remove button. */
  labels: { choose: string; remove: string };
  /** The chosen picture. */
  file: File | null;
  /** The URL of a saved picture, shown until another is chosen. */
  savedUrl?: string | undefined;
  /** Called with one checked picture, or with `null` when the picture is removed. */
  onFileChange: (file: File | null) => void;
  /** Called if the chosen or dropped files are not one acceptable picture. Show the reason as `error`. */
  onReject: (problem: ImageProblem) => void;
  /** Bytes. The size limit of a picture. @default 10485760 (10 MB) */
  maxBytes?: number | undefined;
}

/**
 * One picture, chosen by click, by keyboard or by drag and drop. Recognizes PNG, JPEG, GIF, WebP and AVIF by their first bytes.
 * Renders an `<input type="file">` in a Field. The Content Security Policy of the page must allow `blob:` images.
 *
 * Use AvatarPicker for the picture of a person.
 */
export const ImageDrop = /* @__PURE__ */ forwardRef<HTMLInputElement | null, ImageDropProps>(function ImageDrop(
  {
    id,
    label,
    note,
    hint,
    error,
    className,
    style,
    labels,
    file,
    savedUrl,
    onFileChange,
    onReject,
    maxBytes = 10 * 1024 * 1024,
    disabled = false,
    ...own
  },
  ref,
) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const latest = useRef<readonly File[]>(undefined);
  const shownUrl = usePreview(file) ?? savedUrl;

  async function take(files: readonly File[]) {
    latest.current = files;
    const checked = await checkImage(files, maxBytes);
    // Reading a file takes time: only the most recent choice counts.
    if (latest.current !== files) return;
    if (checked.file) onFileChange(checked.file);
    else onReject(checked.problem);
    // Without this, choosing the same file again would not fire a change event.
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
    <Field id={id} label={label} note={note} hint={hint} error={error} hasLiveError className={className} style={style}>
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is a shortcut for the input inside. */}
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
              {...own}
              {...control}
              ref={input}
              className={styles.input}
              type="file"
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
});

/** Returns the dropped files, or `'folder'` if one of the items is a folder. */
function filesOfDrop(transfer: DataTransfer): File[] | 'folder' {
  const items = [...transfer.items].filter((item) => item.kind === 'file');
  const hasFolder = items.some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  return hasFolder ? 'folder' : [...transfer.files];
}
