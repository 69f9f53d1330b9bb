import { findProblems, withDeadline } from '@lively/machines';
import type { FormControl } from '@lively/ui/screens';
import { useRef, useState } from 'react';
import { parse } from 'valibot';
import type { FieldFault, FormSchema } from '../data/formSchema';

/** The error message of each fault. Only a form with a link needs that of a link. */
export type FieldErrors = Record<Exclude<FieldFault, 'link'>, string> & { link?: string };

interface FormOptions<Values> {
  /** The error messages of invalid fields. */
  texts: { errors: FieldErrors };
  schema: FormSchema<Values>;
  send: (values: Values) => Promise<void>;
  /** The initial state of the form. @default an empty form */
  first?: FirstState<Values> | undefined;
}

interface FirstState<Values> {
  readonly state: 'idle' | 'sent' | 'failed';
  /** The errors by field. */
  readonly faults: { readonly [Name in keyof Values]?: FieldFault | undefined };
  readonly values: { readonly [Name in keyof Values]?: string | undefined };
}

/**
 * Manages a form: validates its values, sends them once even on repeated presses, and shows the result. Only an answer
 * of the database counts as sent.
 */
export function useForm<Values extends Record<keyof Values, string>>(
  options: FormOptions<Values>,
): FormControl<Values> {
  const { texts, schema, send, first } = options;
  const [state, setState] = useState<FormControl<Values>['state']>(first?.state ?? 'idle');
  const [faults, setFaults] = useState(first?.faults ?? {});
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);

  async function submit(values: Values) {
    if (isSending.current) return;
    const found = findProblems<FirstState<Values>['faults']>(schema, values);
    setAttempt((count) => count + 1);
    setFaults(found);
    if (Object.keys(found).length) return setState('idle');
    isSending.current = true;
    setState('sending');
    try {
      await withDeadline(() => send(parse(schema, values)));
      setState('sent');
    } catch {
      setState('failed');
    } finally {
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
