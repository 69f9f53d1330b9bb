import type { ReactNode } from 'react';
import { prose } from './Prose.css';

export interface ProseProps {
  /** Plain elements: headings from `<h2>` on, paragraphs, lists, tables, quotations, code (a `<pre>` needs `tabIndex={0}`). */
  children: ReactNode;
}

/** A text to be read from start to end, in lines of a comfortable length. Renders a `<div>`. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
