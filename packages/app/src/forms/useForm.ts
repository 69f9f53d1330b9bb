import type { FormControl } from '@lively/ui/screens';
import { useRef, useState } from 'react';
import type { FieldFault } from '../data/formSchema';

/** The error message of each fault. Only a form with a link needs that of a link. */
export type FieldErrors = Record<Exclude<FieldFault, 'link'>, string> & { link?: string };

/** The faults of a form's values, by field. */
export type FormFaults<Values> = { readonly [Name in keyof Values]?: FieldFault | undefined };

interface FormOptions<Values> {
  /** The error messages of invalid fields. */
  texts: { errors: FieldErrors };
  /**
   * Checks the values, and sends them if they are valid: `submitValues`. Calls `beginSending` in between: a form with faults is
   * never announced as being sent.
   *
   * @returns The faults; none once the values are sent.
   */
  submit: (values: Values, beginSending: () => void) => Promise<FormFaults<Values>>;
  /** The initial state of the form. @default an empty form */
  first?: FirstState<Values> | undefined;
}

interface FirstState<Values> {
  readonly state: 'idle' | 'sent' | 'failed';
  readonly faults: FormFaults<Values>;
  readonly values: { readonly [Name in keyof Values]?: string | undefined };
}

/**
 * Manages a form: validates its values, sends them once even on repeated presses, and shows the result. Only an answer
 * of the database counts as sent.
 */
export function useForm<Values extends Record<keyof Values, string>>(
  options: FormOptions<Values>,
): FormControl<Values> {
  const { texts, first } = options;
  const [state, setState] = useState<FormControl<Values>['state']>(first?.state ?? 'idle');
  const [faults, setFaults] = useState(first?.faults ?? {});
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);

  async function submit(values: Values) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const found = await options.submit(values, () => setState('sending'));
      setFaults(found);
      setState(Object.keys(found).length ? 'idle' : 'sent');
    } catch {
      setFaults({});
      setState('failed');
    } finally {
      setAttempt((count) => count + 1);
      isSending.current = false;
    }
  }

  const messages = Object.entries(faults).map(([name, fault]) => [name, texts.errors[fault as FieldFault]]);
  return {
    state,
    errors: Object.fromEntries(messages) as FormControl<Values>['errors'],
    attempt,
    values: first?.values,
    onSubmit: (values) => void submit(values),
  };
}
