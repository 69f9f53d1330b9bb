'use client';

import { forwardRef, useState } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { categories } from '../../theme/tokens';
import * as styles from './Avatar.css';

export interface AvatarProps extends RootProps<'span', 'aria-hidden'> {
  /** The name of the person. Its initials replace a missing picture. The page itself writes the name beside the avatar. */
  name: string;
  /** The URL of the picture. */
  imageUrl?: string | undefined;
  /** The width: 2, 3 or 7 rem. The height is one sixth larger. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A person, as a picture or as initials on a colour that is derived from the name. Renders a `<span>` that screen readers skip,
 * because the page writes the name beside it.
 */
export const Avatar = /* @__PURE__ */ forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, imageUrl, size = 'medium', className, ...root },
  ref,
) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isShown = imageUrl && imageUrl !== brokenUrl;

  return (
    <span
      {...root}
      ref={ref}
      className={joinClassNames(styles.sizes[size], className)}
      data-category={toneOf(name)}
      aria-hidden
    >
      {isShown ? (
        <img className={styles.picture} src={imageUrl} alt="" onError={() => setBrokenUrl(imageUrl)} />
      ) : (
        <span className={styles.initials}>{initialsOf(name)}</span>
      )}
    </span>
  );
});

/** Returns the first letters of the first and last words: « Élise de La Tour » is ÉT. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0]);
  return words.length > 1 ? first + firstLetter(words.at(-1)) : first;
}

/** Splits by whole characters, so that an emoji is not cut in half. */
function firstLetter(word = ''): string {
  return [...word][0] ?? '';
}

function toneOf(name: string) {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return categories[sum % categories.length];
}
