import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { icon as iconClass } from '../Button/Button.css';
import { type ButtonLook, buttonClass } from '../Button/buttonClass';

export interface LinkButtonProps extends ButtonLook, RootProps<'a'> {
  /** Where it leads, in words that stand alone. */
  children: ReactNode;
  /** Rendered by the link of the LivelyProvider. */
  href: string;
  /** Opens a new tab, and adds this text after the label: « nouvel onglet ». Leave it out to stay in this one. */
  newTabLabel?: string | undefined;
  /** Saves the file under this name instead of opening it. */
  download?: string | undefined;
  /** An icon before the text. It adds nothing to what is read aloud. */
  icon?: ReactNode;
}

/**
 * Goes somewhere, with the look of a button. Renders an `<a>`.
 *
 * To do something on this page use Button; inside a sentence use a plain link in Prose.
 */
export const LinkButton = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, newTabLabel, icon, tone, weight, size, fullWidth, className, ...root },
  ref,
) {
  return (
    <Anchor
      {...root}
      ref={ref}
      className={joinClassNames(buttonClass({ tone, weight, size, fullWidth }), className)}
      {...(newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon && (
        <span className={iconClass} aria-hidden>
          {icon}
        </span>
      )}
      {children}
      {newTabLabel && <span className={visuallyHidden}>{` (${newTabLabel})`}</span>}
    </Anchor>
  );
});
