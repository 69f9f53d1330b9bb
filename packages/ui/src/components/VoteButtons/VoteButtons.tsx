'use client';

import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
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
  /** The number of up votes: « 128 ». */
  upCount: string;
  /** « Bof ». */
  downLabel: string;
  /** The number of down votes: « 9 ». */
  downCount: string;
  /** The vote in force. Leave it out for none. */
  vote?: VoteDirection | undefined;
  /** What the vote waits for, and the way there: the next thing that a keyboard reaches. Not announced: the page says it. */
  signInPrompt?: { text: string; link: { label: string; href: string } } | undefined;
  /** That the vote waits for something: « Sera envoyé au retour du réseau ». Not announced: the page says it. */
  waiting?: string | undefined;
  /** Called with the button that was pressed, also when it is the one in force: the vote is then taken back. */
  onVote: (direction: VoteDirection) => void;
}

/** For or against an event, with the counts. Renders two `<button aria-pressed>` in a group. To keep an event for later use FavouriteButton. */
export const VoteButtons = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, VoteButtonsProps>(function VoteButtons(
  { label, upLabel, upCount, downLabel, downCount, vote, signInPrompt, waiting, onVote, className, ...root },
  ref,
) {
  return (
    <fieldset {...root} ref={ref} className={joinClassNames(styles.group, className)}>
      <legend className={visuallyHidden}>{label}</legend>
      <button className={styles.button} type="button" aria-pressed={vote === 'up'} onClick={() => onVote('up')}>
        <Tally label={upLabel} count={upCount} />
      </button>
      <button className={styles.button} type="button" aria-pressed={vote === 'down'} onClick={() => onVote('down')}>
        <Tally label={downLabel} count={downCount} />
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

/** Hidden: screen readers would say « middle dot ». */
function Tally({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label} <span aria-hidden="true">{'·'}</span> {count}
    </>
  );
}
