import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Record } from './Record';
import * as styles from './Spinner.css';

export interface SpinnerProps extends RootProps<'div', 'role'> {
  /** What is awaited: « Chargement des événements… ». Announced politely. */
  label: string;
  /** Whether the label is also seen. @default false */
  showLabel?: boolean | undefined;
  /** The diameter. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Alone in the middle of a page that is still empty. @default false */
  fillsPage?: boolean | undefined;
}

/**
 * Something is coming and its shape is unknown: a record that turns. Renders a `<div role="status">`.
 *
 * Where the shape is known use Skeleton, where the steps are ProgressSteps; a form that is sent has SubmitButton.
 */
export const Spinner = /* @__PURE__ */ forwardRef<HTMLDivElement, SpinnerProps>(function Spinner(
  { label, showLabel = false, size = 'medium', fillsPage = false, className, ...root },
  ref,
) {
  return (
    <div
      {...root}
      ref={ref}
      className={joinClassNames(fillsPage ? styles.page : styles.spinner, className)}
      role="status"
    >
      <Record size={size} />
      <span className={showLabel ? undefined : visuallyHidden}>{label}</span>
    </div>
  );
});
