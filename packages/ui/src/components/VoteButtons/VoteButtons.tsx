'use client';

import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './VoteButtons.css';

/** The opinion of a person about an event. */
export type VoteDirection = 'up' | 'down';

export interface VoteButtonsProps extends RootProps<'fieldset', 'aria-label'> {
  /** The accessible name of the group: « Votre avis ». Not visible. */
  label: string;
  /** The text of the up vote: « Ça me tente ». */
  upLabel: string;
  /** The number of up votes: « 128 ». */
  upCount: string;
  /** The text of the down vote: « Bof ». */
  downLabel: string;
  /** The number of down votes: « 9 ». */
  downCount: string;
  /** The current vote. Omit it if there is none. */
  vote?: VoteDirection | undefined;
  /** The reason why the vote is pending, with a sign-in link as the next tab stop. Not announced: the page announces it. */
  signInPrompt?: { text: string; link: { label: string; href: string } } | undefined;
  /** The reason why the vote is not sent yet: « Sera envoyé au retour de la connexion ». Not announced: the page announces it. */
  waiting?: string | undefined;
  /** Called with the pressed button. If it is the current vote, the user takes the vote back. */
  onVote: (direction: VoteDirection) => void;
}

/**
 * A vote for or against an event, with the counts. Renders two `<button aria-pressed>` in a group.
 *
 * Use FavouriteButton to keep an event for later.
 */
export const VoteButtons = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, VoteButtonsProps>(function VoteButtons(
  { label, upLabel, upCount, downLabel, downCount, vote, signInPrompt, waiting, onVote, className, ...root },
  ref,
) {
  return (
    <fieldset {...root} ref={ref} className={joinClassNames(styles.group, className)}>
      <legend className={visuallyHidden}>{label}</legend>
      <button className={styles.button} type="button" aria-pressed={vote === 'up'} onClick={() => onVote('up')}>
        <LabelWithCount label={upLabel} count={upCount} />
      </button>
      <button className={styles.button} type="button" aria-pressed={vote === 'down'} onClick={() => onVote('down')}>
        <LabelWithCount label={downLabel} count={downCount} />
      </button>
      {waiting && <p className={styles.note}>{waiting}</p>}
      {signInPrompt && (
        <p className={styles.note}>
          {signInPrompt.text} <Anchor href={signInPrompt.link.href}>{signInPrompt.link.label}</Anchor>
        </p>
      )}
    </fieldset>
  );
});

/**
 * The separator is hidden: screen readers would say « middle dot ». The space in its place is read alone, as those around it
 * are dropped between the parts of a button.
 */
function LabelWithCount({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label} <span aria-hidden="true">{'·'}</span>
      <span className={visuallyHidden}> </span> {count}
    </>
  );
}
