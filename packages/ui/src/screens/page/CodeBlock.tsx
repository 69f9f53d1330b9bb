import * as styles from './CodeBlock.css';

interface CodeBlockProps {
  /** A description of the code. */
  label: string;
  code: string;
}

/** Lines of code, unwrapped. If the block has the focus, the arrow keys scroll it. */
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
