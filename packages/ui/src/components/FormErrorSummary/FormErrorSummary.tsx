'use client';

import { forwardRef, type MouseEvent, useLayoutEffect, useState } from 'react';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import * as styles from './FormErrorSummary.css';

/** One error of a form. */
export interface FormError {
  /** The `id` given to the field. */
  fieldId: string;
  /** The same message as in the field. */
  message: string;
}

export interface FormErrorSummaryProps extends RootProps<'div', 'title'> {
  /** The number of errors, as text: « 3 réponses à corriger ». */
  title: string;
  /** The errors, in any order: they are listed in the order of their fields on the page. Empty if the form is valid. */
  errors: readonly FormError[];
  /** The number of times that the form was sent. Each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
}

/**
 * The errors of a form: focuses the first invalid field, and lists two or more errors as links. Place it at the top of the
 * form; each field still shows its own `error`.
 *
 * Use Alert for errors of the server.
 */
export const FormErrorSummary = /* @__PURE__ */ forwardRef<HTMLDivElement, FormErrorSummaryProps>(
  function FormErrorSummary({ title, errors: given, attempt = 0, className, ...root }, ref) {
    const errors = useOrderOfFields(given);

    // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same errors must focus again.
    useLayoutEffect(() => {
      focusField(listFields(given)[0] ?? '');
    }, [given.length > 0, attempt]);

    if (errors.length < 2) return null;
    return (
      <div {...root} ref={ref} className={joinClassNames(styles.summary, className)}>
        {/* Not announced: the focused field is announced with its error, and two announcements at once are unintelligible. */}
        <p className={styles.title}>{title}</p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <Anchor className={styles.link} href={`#${fieldId}`} onClick={(event) => followToField(event, fieldId)}>
                {message}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    );
  },
);

/** Sorts the errors by the position of their fields. On a server, and until hydration, the given order stays. */
function useOrderOfFields(errors: readonly FormError[]): readonly FormError[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  // Runs after each render, because fields may have moved.
  useLayoutEffect(() => {
    const found = listFields(errors);
    if (`${found}` !== `${order}`) setOrder(found);
  });
  return [...errors].sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId));
}

/** Returns the ids of the fields that are on the page, in document order. A selector `:is()` without entries matches nothing. */
function listFields(errors: readonly FormError[]): readonly string[] {
  const fields = errors.map(({ fieldId }) => `[id="${fieldId}"]`);
  return Array.from(document.querySelectorAll(`:is(${fields})`), ({ id }) => id);
}

/** Prevents the browser's own navigation, which would change the URL of the page. */
function followToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  focusField(fieldId);
}

/** Opens the `<details>` elements around the field, because a collapsed field takes no focus, and focuses it. */
function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}
