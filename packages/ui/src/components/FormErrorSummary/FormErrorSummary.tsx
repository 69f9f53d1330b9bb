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
  /** What the field says itself. */
  message: string;
}

export interface FormErrorSummaryProps extends RootProps<'div', 'title'> {
  /** The number of errors, as text: « 3 réponses à corriger ». */
  title: string;
  /** In any order: they are listed in that of their fields on the page. Empty when there is nothing to say. */
  errors: readonly FormError[];
  /** How often the form was sent: each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
}

/**
 * What keeps a form from being sent: focuses the first invalid field, and lists two or more errors as links. Stands
 * at the top of the form; each field still says its own `error`.
 *
 * For what the server refused use Alert.
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
        {/* Not announced: the field that takes the focus is, with its error. Two voices at once say nothing. */}
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

/** A server knows no page: there, and until it is hydrated, the order is the given one. */
function useOrderOfFields(errors: readonly FormError[]): readonly FormError[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  // After each rendering: fields may have changed places.
  useLayoutEffect(() => {
    const found = listFields(errors);
    if (`${found}` !== `${order}`) setOrder(found);
  });
  return [...errors].sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId));
}

/** The ids of the fields that are on the page, in its order. A list of `:is` may be empty. */
function listFields(errors: readonly FormError[]): readonly string[] {
  const fields = errors.map(({ fieldId }) => `[id="${fieldId}"]`);
  return Array.from(document.querySelectorAll(`:is(${fields})`), ({ id }) => id);
}

/** Without the browser's own navigation, which would change the URL of the page. */
function followToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  focusField(fieldId);
}

/** What is folded takes no focus: the folds around the field open first. */
function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}
