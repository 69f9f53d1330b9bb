import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { DateField } from '../../components/DateField/DateField';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TimeField } from '../../components/TimeField/TimeField';
import * as styles from './PollScreen.css';

/** The time at which a poll closes automatically, with a form to set, change and remove it. */
export interface PollDeadlineProps {
  /** « Date limite ». */
  title: string;
  /** The time at which it closes, or a note that it does not close automatically. */
  text: string;
  /** The initial values of the fields: `YYYY-MM-DD` and `HH:MM`, empty without a deadline. */
  value: { date: string; time: string };
  /** The first and the last day allowed, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  /** `required` is at the end of each label: « obligatoire ». */
  labels: { date: string; time: string; required: string; submit: string; submitting: string };
  /** The error message of the fields. */
  error?: string | undefined;
  /** The number of attempts: each new one moves the focus to the error. @default 0 */
  attempt?: number | undefined;
  /** @default false */
  busy?: boolean | undefined;
  onSet: (value: { date: string; time: string }) => void;
  /** Leave it out without a deadline. */
  remove?: { label: string; onSelect: () => void } | undefined;
}

export function PollDeadline(props: PollDeadlineProps) {
  const { title, text, value, firstDay, lastDay, labels, error, attempt = 0, busy = false, onSet, remove } = props;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (attempt && error) first.current?.focus();
  }, [attempt, error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!busy) onSet({ date: String(typed.get('date') ?? ''), time: String(typed.get('time') ?? '') });
  }

  return (
    <section className={styles.link} aria-labelledby={id}>
      <h2 className={styles.linkTitle} id={id}>
        {title}
      </h2>
      <p>{text}</p>
      <form className={styles.deadline} noValidate aria-labelledby={id} onSubmit={submit}>
        {/* A deadline set on another device replaces the typed values. */}
        <div key={`${value.date} ${value.time}`} className={styles.moment}>
          <DateField
            ref={first}
            name="date"
            label={labels.date}
            note={labels.required}
            defaultValue={value.date}
            min={firstDay}
            max={lastDay}
            error={error}
            required
          />
          <TimeField name="time" label={labels.time} note={labels.required} defaultValue={value.time} required />
        </div>
        <div className={styles.actions}>
          <SubmitButton weight="regular" busy={busy} busyLabel={labels.submitting}>
            {labels.submit}
          </SubmitButton>
          {remove && (
            <Button weight="quiet" disabled={busy} onPress={remove.onSelect}>
              {remove.label}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
