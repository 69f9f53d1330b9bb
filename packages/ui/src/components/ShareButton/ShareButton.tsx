'use client';

import Share2 from 'lucide-react/icons/share-2';
import * as styles from './ShareButton.css';
import { shareAddress } from './shareAddress';

export interface ShareButtonProps {
  /** « Partager ». */
  label: string;
  /** The address that is passed on. */
  url: string;
  /** What the receiver reads above the address. */
  title: string;
  /** Called once the address is in the clipboard, where the device has no way of sharing: say so. */
  onCopied: () => void;
  /** Called when the address could be neither shared nor copied. */
  onFailed: () => void;
}

/**
 * Passes an address on: through the device where it can, through the clipboard elsewhere. Renders a `<button>` that
 * sits among links.
 *
 * For the address of a ticket or a map use a plain link.
 */
export function ShareButton({ label, url, title, onCopied, onFailed }: ShareButtonProps) {
  const share = () => shareAddress({ url, title }).then((way) => way === 'copied' && onCopied(), onFailed);
  return (
    <button className={styles.button} type="button" onClick={share}>
      <Share2 size={20} aria-hidden />
      {label}
    </button>
  );
}
