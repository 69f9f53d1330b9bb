import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { prose } from './Prose.css';

export interface ProseProps extends RootProps<'div'> {
  /** Plain elements: headings from `<h2>` on, paragraphs, lists, tables, quotations, code. A `<pre>` needs `tabIndex={0}`. */
  children: ReactNode;
}

/** A long text in lines of a comfortable length. Renders a `<div>`. */
export const Prose = /* @__PURE__ */ forwardRef<HTMLDivElement, ProseProps>(function Prose(
  { children, className, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={joinClassNames(prose, className)}>
      {children}
    </div>
  );
});
