import { forwardRef } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Record } from './Record';
import * as styles from './Spinner.css';

export interface SpinnerProps extends RootProps<'div', 'role'> {
  /** The loading content: « Chargement des événements… ». Announced politely. */
  label: string;
  /** Whether the label is visible. @default false */
  showLabel?: boolean | undefined;
  /** The diameter. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the spinner is alone in the middle of an empty page. @default false */
  fillsPage?: boolean | undefined;
}

/**
 * A turning record for content that is loading and has an unknown shape. Renders a `<div role="status">`.
 *
 * Use Skeleton for a known shape, ProgressSteps for known steps, SubmitButton for a form that is being sent.
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
