import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Anchor } from '../../internal/Anchor';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { icon as iconClass } from '../Button/Button.css';
import { type ButtonLook, buttonClass } from '../Button/buttonClass';

export interface LinkButtonProps extends ButtonLook, RootProps<'a'> {
  /** The destination, in words that make sense without context. */
  children: ReactNode;
  /** The URL of the destination. The link component of the LivelyProvider renders it. */
  href: string;
  /** The text after the label: « nouvel onglet ». The link then opens a new tab. Omit it to stay in this tab. */
  newTabLabel?: string | undefined;
  /** The name of the file, which the link then saves instead of opening it. */
  download?: string | undefined;
  /** An icon before the text. Screen readers skip it. */
  icon?: ReactNode;
}

/**
 * A link that looks like a button. Renders an `<a>`.
 *
 * Use Button for an action on this page, a plain link in Prose inside a sentence.
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
