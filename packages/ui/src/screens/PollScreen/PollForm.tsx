import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import { TextField } from '../../components/TextField/TextField';
import { HiddenFields } from '../../internal/HiddenFields';
import { AnswerChoice } from './AnswerChoice';
import { PollOption } from './PollOption';
import type { PollOptionItem } from './PollOptionItem';
import * as styles from './PollScreen.css';

/** The form of a poll, and the result of sending it. */
export interface PollFormProps {
  /** `answered` after the answers are stored, `waiting` while the device keeps them because there is no network. */
  state: 'idle' | 'sending' | 'failed' | 'answered' | 'waiting';
  /** Whether the answers were sent from the form that this one replaces: the result then takes its lost focus. @default false */
  wasSent?: boolean | undefined;
  /** The initial name, and the initial answers by the id of the option. */
  values: { name: string; answers: Readonly<Record<string, string>> };
  errors: { name?: string | undefined; answers?: string | undefined };
  /** The number of attempts: each new one moves the focus to the first error. */
  attempt: number;
  /** The values of hidden fields, which are sent without scripts. */
  hidden: Readonly<Record<string, string>>;
  texts: {
    /** `note` says that the name is required. */
    name: { label: string; note?: string | undefined; hint?: string | undefined };
    /** The answers yes, maybe and no. */
    answers: readonly { value: string; label: string }[];
    /** « Votre réponse pour {title} », by the title of the option, an element in its language. */
    answerFor: (title: ReactNode) => ReactNode;
    submit: string;
    sending: string;
    failed: { title: string; text: string };
    answered: { title: string; text: string };
    /** Required only for the state `waiting`. */
    waiting?: { title: string; text: string } | undefined;
  };
  onSubmit: (values: TypedAnswers) => void;
  /** Called if an answer or the name changes. */
  onEdit?: ((values: TypedAnswers) => void) | undefined;
}

/** The name, and the answers by the id of the option. */
interface TypedAnswers {
  name: string;
  answers: Record<string, string>;
}

interface PollFormAndOptions extends PollFormProps {
  options: readonly PollOptionItem[];
}

/** Returns the name of an option's field. */
const fieldOf = (id: string) => `option-${id}`;

/** The options with their answers, and a name. Without scripts the form is posted to the page itself. */
export function PollForm({
  options,
  state,
  wasSent = false,
  values,
  errors,
  attempt,
  hidden,
  texts,
  onSubmit,
  onEdit,
}: PollFormAndOptions) {
  const prefix = useId();
  const wrongId = errors.answers ? `${prefix}options` : errors.name ? `${prefix}name` : '';

  useLayoutEffect(() => {
    if (attempt) document.getElementById(wrongId)?.focus();
  }, [attempt, wrongId]);

  const outcome = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (wasSent && document.activeElement === document.body) outcome.current?.focus();
  }, [wasSent]);

  const form = useRef<HTMLFormElement>(null);
  const reportEarlyEdit = useEffectEvent(() => {
    if (form.current && isEdited(form.current)) onEdit?.(read(form.current));
  });
  // The form of the server may be filled in before it is hydrated.
  useEffect(() => reportEarlyEdit(), []);

  function read(form: HTMLFormElement): TypedAnswers {
    const typed = new FormData(form);
    const answers = options.flatMap(({ id }) => {
      const answer = typed.get(fieldOf(id));
      return typeof answer === 'string' ? [[id, answer] as const] : [];
    });
    return { name: String(typed.get('name') ?? ''), answers: Object.fromEntries(answers) };
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={texts.submit}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(read(event.currentTarget));
      }}
      onChange={(event) => onEdit?.(read(event.currentTarget))}
    >
      <HiddenFields values={hidden} />
      {state === 'failed' && (
        <Alert tone="danger" title={texts.failed.title}>
          {texts.failed.text}
        </Alert>
      )}
      {errors.answers && <Alert tone="danger" title={errors.answers} />}
      <ul className={styles.options} id={`${prefix}options`} tabIndex={-1}>
        {options.map((option) => (
          <PollOption key={option.id} {...option}>
            <AnswerChoice
              name={fieldOf(option.id)}
              label={texts.answerFor(<bdi lang={option.contentLanguage}>{option.title}</bdi>)}
              answers={texts.answers}
              defaultValue={values.answers[option.id]}
            />
          </PollOption>
        ))}
      </ul>
      <div className={styles.send}>
        <TextField
          {...texts.name}
          id={`${prefix}name`}
          name="name"
          autoComplete="given-name"
          maxLength={40}
          defaultValue={values.name}
          error={errors.name}
          required
        />
        <SubmitButton size="large" busy={state === 'sending'} busyLabel={texts.sending}>
          {texts.submit}
        </SubmitButton>
        {state === 'answered' && (
          <Alert ref={outcome} tabIndex={-1} tone="success" title={texts.answered.title}>
            {texts.answered.text}
          </Alert>
        )}
        {state === 'waiting' && texts.waiting && (
          <Alert ref={outcome} tabIndex={-1} title={texts.waiting.title}>
            {texts.waiting.text}
          </Alert>
        )}
      </div>
    </form>
  );
}

function isEdited(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );
}
