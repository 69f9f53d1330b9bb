'use client';

import { forwardRef } from 'react';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './VoteButtons.css';

/** What a person thinks of an event. */
export type VoteDirection = 'up' | 'down';

export interface VoteButtonsProps extends RootProps<'fieldset', 'aria-label'> {
  /** What the two are about: « Votre avis ». Read aloud, not shown. */
  label: string;
  /** « Ça me tente ». */
  upLabel: string;
  /** How many said so: « 128 ». */
  upCount: string;
  /** « Bof ». */
  downLabel: string;
  /** How many said so: « 9 ». */
  downCount: string;
  /** The vote in force. Leave it out for none. */
  vote?: VoteDirection | undefined;
  /** What the vote waits for, and the way there: the next thing that a keyboard reaches. Not announced: the page says it. */
  wayOut?: { text: string; link: { label: string; href: string } } | undefined;
  /** Called with the button that was pressed, also when it is the one in force: the vote is then taken back. */
  onVote: (direction: VoteDirection) => void;
}

/** For or against an event, with the counts. Renders two `<button aria-pressed>` in a group. To keep an event for later use FavouriteButton. */
export const VoteButtons = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, VoteButtonsProps>(function VoteButtons(
  { label, upLabel, upCount, downLabel, downCount, vote, wayOut, onVote, className, ...root },
  ref,
) {
  return (
    <fieldset {...root} ref={ref} className={joinClassNames(styles.group, className)} aria-label={label}>
      <button className={styles.button} type="button" aria-pressed={vote === 'up'} onClick={() => onVote('up')}>
        <Tally label={upLabel} count={upCount} />
      </button>
      <button className={styles.button} type="button" aria-pressed={vote === 'down'} onClick={() => onVote('down')}>
        <Tally label={downLabel} count={downCount} />
      </button>
      {wayOut && (
        <p className={styles.wayOut}>
          {wayOut.text} <Anchor href={wayOut.link.href}>{wayOut.link.label}</Anchor>
        </p>
      )}
    </fieldset>
  );
});

/** What divides the two for the eye is no word: a screen reader would say « middle dot ». */
function Tally({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label} <span aria-hidden="true">{'·'}</span> {count}
    </>
  );
}
