import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary';
import { SubmitButton } from '../../components/SubmitButton/SubmitButton';
import type { PublicFormControl } from './FormControl';
import type { FieldText, FormTexts } from './FormTexts';
import * as styles from './PublicForm.css';

/** The props of one field of a public form: its texts, its name, its error. */
export interface PublicField extends FieldText {
  /** « obligatoire ». An optional field does not show it. */
  note: string;
  id: string;
  name: string;
  error: string | undefined;
  /** The initial value. */
  defaultValue: string | undefined;
}

interface PublicFormProps<Values> extends PublicFormControl<Values> {
  /** The id of the form, which links can point to. Without scripts it is sent as the field `form`. */
  id: string;
  texts: FormTexts & { fields: Record<keyof Values, FieldText> };
  /** Renders the fields from their props. */
  children: (fields: { [Name in keyof Values]: PublicField }) => ReactNode;
}

/**
 * A form of the public pages: title, fields, errors, and the outcome. The fields keep their values until the form is sent.
 * Without scripts it is posted to the page itself, with its id as the field `form`.
 */
export function PublicForm<Values extends Record<keyof Values, string>>(props: PublicFormProps<Values>) {
  const { id, texts, required, state, errors, attempt, values, onSubmit, children } = props;
  const prefix = useId();
  const card = useRef<HTMLElement>(null);
  const names = Object.keys(texts.fields) as (keyof Values & string)[];
  const fieldOf = (name: keyof Values & string) => ({
    ...texts.fields[name],
    note: required,
    id: `${prefix}${name}`,
    name,
    error: errors[name],
    defaultValue: values?.[name],
  });
  const shownErrors = names.flatMap((name) => {
    // The field shows its error; the summary above the form needs only the field's name.
    return errors[name] ? [{ fieldId: `${prefix}${name}`, message: texts.fields[name].label }] : [];
  });

  // The focused element disappears when the form is sent, so the outcome takes the focus.
  useLayoutEffect(() => {
    if (state === 'sent') card.current?.focus();
  }, [state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit(Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')])) as Values);
  }

  return (
    <section ref={card} className={styles.card} id={id} tabIndex={-1} aria-labelledby={`${prefix}title`}>
      <h2 className={styles.title} id={`${prefix}title`}>
        {texts.title}
      </h2>
      {state === 'sent' ? (
        <Alert tone="success" title={texts.sent.title}>
          {texts.sent.text}
        </Alert>
      ) : (
        <>
          <p className={styles.text}>{texts.text}</p>
          <form
            className={styles.form}
            method="post"
            action={`#${id}`}
            noValidate
            aria-labelledby={`${prefix}title`}
            onSubmit={submit}
          >
            <input type="hidden" name="form" value={id} />
            {state === 'failed' && (
              <Alert tone="danger" title={texts.failed.title}>
                {texts.failed.text}
              </Alert>
            )}
            <FormErrorSummary title={texts.errors.summary(shownErrors.length)} errors={shownErrors} attempt={attempt} />
            {children(Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as never)}
            <div>
              <SubmitButton size="large" busy={state === 'sending'} busyLabel={texts.sending}>
                {texts.submit}
              </SubmitButton>
            </div>
          </form>
        </>
      )}
    </section>
  );
}
