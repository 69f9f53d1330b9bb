import * as styles from './CodeBlock.css';

interface CodeBlockProps {
  /** What the code is. */
  label: string;
  code: string;
}

/** Lines of code, as they are typed. Focused, they scroll by the arrow keys. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.label}>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lines longer than the window scroll */}
      <pre className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
