import { useId } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import * as styles from './PollChoices.css';

/** An event that can be proposed. */
export interface PollChoice {
  id: string;
  title: string;
  /** The language of the title, if it differs from the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The day, if the event can be chosen on several days: « sam. 12 déc. ». */
  day?: string | undefined;
  /** « samedi 12 décembre, 20:30 · Le Trianon, Paris ». */
  hint: string;
}

export interface PollChoicesProps {
  /** « Sorties à proposer ». */
  label: string;
  /** « 3 sorties cochées, 12 au plus. »: shown before the list, and announced when it changes. */
  chosenText: string;
  /** The events, in order. */
  options: readonly PollChoice[];
  /** The ids that are ticked. */
  chosen: ReadonlySet<string>;
  /** The maximum number of ticked events: the others are locked once it is reached. */
  most: number;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** A list of events to tick. Renders a `<fieldset>`. */
export function PollChoices({ label, chosenText, options, chosen, most, onChange }: PollChoicesProps) {
  const id = useId();

  function choose(choice: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(choice);
    else next.delete(choice);
    onChange(next);
  }

  return (
    <fieldset className={styles.options} aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.chosen} id={id} role="status">
        {chosenText}
      </p>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          name={option.id}
          label={
            <>
              <bdi lang={option.contentLanguage}>{option.title}</bdi>
              {option.day && ` · ${option.day}`}
            </>
          }
          hint={option.hint}
          checked={chosen.has(option.id)}
          disabled={!chosen.has(option.id) && chosen.size >= most}
          onCheckedChange={(isChosen) => choose(option.id, isChosen)}
        />
      ))}
    </fieldset>
  );
}
