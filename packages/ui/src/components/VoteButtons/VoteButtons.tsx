'use client';

import * as styles from './VoteButtons.css';

/** What a person thinks of an event. */
export type VoteDirection = 'up' | 'down';

export interface VoteButtonsProps {
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
  /** Called with the button that was pressed, also when it is the one in force: the vote is then taken back. */
  onVote: (direction: VoteDirection) => void;
}

/** For or against an event, with the counts. Renders two `<button aria-pressed>` in a group. To keep an event for later use FavouriteButton. */
export function VoteButtons({ label, upLabel, upCount, downLabel, downCount, vote, onVote }: VoteButtonsProps) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      <button className={styles.button} type="button" aria-pressed={vote === 'up'} onClick={() => onVote('up')}>
        {`${upLabel} · ${upCount}`}
      </button>
      <button className={styles.button} type="button" aria-pressed={vote === 'down'} onClick={() => onVote('down')}>
        {`${downLabel} · ${downCount}`}
      </button>
    </fieldset>
  );
}
