'use client';

import Share2 from 'lucide-react/icons/share-2';
import { forwardRef } from 'react';
import { composeEventHandlers } from '../../internal/composeEventHandlers';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './ShareButton.css';
import { shareUrl } from './shareUrl';

export interface ShareButtonProps extends RootProps<'button', 'type' | 'title'> {
  /** « Partager ». */
  label: string;
  /** The URL that is shared. */
  url: string;
  /** What the receiver reads above the URL. */
  title: string;
  /** Called once the URL is in the clipboard, where the device cannot share: show a toast. */
  onCopied: () => void;
  /** Called when the URL could be neither shared nor copied. */
  onFailed: () => void;
}

/**
 * Shares a URL: with the device's own dialog where there is one, through the clipboard elsewhere. Renders a `<button>` that
 * sits among links.
 *
 * For a ticket or a map use a plain link.
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
