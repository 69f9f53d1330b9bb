'use client';

import Share2 from 'lucide-react/icons/share-2';
import { forwardRef } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './ShareButton.css';
import { shareUrl } from './shareUrl';

export interface ShareButtonProps extends RootProps<'button', 'type' | 'title'> {
  /** The text of the button: « Partager ». */
  label: string;
  /** The URL to share. */
  url: string;
  /** The title that the recipient reads above the URL. */
  title: string;
  /** Called when the URL was copied because the device has no share dialog. Show a toast. */
  onCopied: () => void;
  /** Called if the URL could be neither shared nor copied. */
  onFailed: () => void;
}

/**
 * Shares a URL with the share dialog of the device, or by the clipboard if there is none. Renders a `<button>` that looks like
 * a link.
 *
 * Use a plain link for a ticket or a map.
 */
export const ShareButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ShareButtonProps>(function ShareButton(
  { label, url, title, onCopied, onFailed, className, onClick, ...root },
  ref,
) {
  const share = () => void shareUrl({ url, title }).then((outcome) => outcome === 'copied' && onCopied(), onFailed);
  return (
    <button
      {...root}
      ref={ref}
      className={joinClassNames(styles.button, className)}
      type="button"
      onClick={composeEventHandlers(onClick, share)}
    >
      <Share2 size={20} aria-hidden />
      {label}
    </button>
  );
});
