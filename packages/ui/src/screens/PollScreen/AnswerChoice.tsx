import { type ReactNode, useId } from 'react';
import * as styles from './AnswerChoice.css';

interface AnswerChoiceProps {
  /** The name of the form field. */
  name: string;
  /** The question: « Votre réponse pour Nuit Nina Simone ». */
  label: ReactNode;
  /** The answers yes, maybe and no, in this order. */
  answers: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** Called if another answer is chosen. */
  onChange?: (() => void) | undefined;
}

/** Three answers side by side, one of which can be chosen. Renders a `<fieldset>`. */
export function AnswerChoice({ name, label, answers, defaultValue, onChange }: AnswerChoiceProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radio buttons, as in RadioGroup
    <fieldset className={styles.choice} role="radiogroup">
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer.value} className={styles.answer}>
            <input
              className={styles.radio}
              type="radio"
              id={`${id}${answer.value}`}
              name={name}
              value={answer.value}
              defaultChecked={answer.value === defaultValue}
              onChange={onChange}
            />
            {answer.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
