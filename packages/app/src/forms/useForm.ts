import type { FormControl } from '@lively/ui/screens';
import { useRef, useState } from 'react';
import { withDeadline } from '../data/withDeadline';
import { validateForm } from './validateForm';

interface FormOptions<Values> {
  /** What is said of a field that is not accepted. */
  texts: { errors: { required: string; email: string } };
  /** Fields that may be empty. */
  optional?: readonly (keyof Values)[];
  send: (values: Values) => Promise<void>;
}

/**
 * A form of the public pages: checks what was typed, sends it once however often it is pressed, and says what became
 * of it. Only an answer of the database counts as sent.
 */
export function useForm<Values extends Record<keyof Values, string>>(
  options: FormOptions<Values>,
): FormControl<Values> {
  const { texts, optional, send } = options;
  const [state, setState] = useState<FormControl<Values>['state']>('idle');
  const [errors, setErrors] = useState<FormControl<Values>['errors']>({});
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);

  async function submit(values: Values) {
    if (isSending.current) return;
    const faults = validateForm(values, optional);
    const messages = Object.entries(faults).map(([name, fault]) => [name, texts.errors[fault as 'required' | 'email']]);
    setAttempt((count) => count + 1);
    setErrors(Object.fromEntries(messages) as FormControl<Values>['errors']);
    if (messages.length) return setState('idle');
    isSending.current = true;
    setState('sending');
    try {
      await withDeadline(() => send(trimAll(values)));
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      isSending.current = false;
    }
  }

  return { state, errors, attempt, onSubmit: (values) => void submit(values) };
}

function trimAll<Values extends Record<keyof Values, string>>(values: Values): Values {
  return Object.fromEntries(Object.entries<string>(values).map(([name, text]) => [name, text.trim()])) as Values;
}
