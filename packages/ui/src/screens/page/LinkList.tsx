import { Anchor } from '../../internal/Anchor';
import * as styles from './LinkList.css';
import type { DescribedLink } from './PageLink';

interface LinkListProps {
  links: readonly DescribedLink[];
  /** `columns` are side by side, `rows` are one below the other. @default 'columns' */
  layout?: 'columns' | 'rows' | undefined;
}

/** Links to other pages, each with a sentence. Renders a `<ul>`. */
export function LinkList({ links, layout = 'columns' }: LinkListProps) {
  return (
    <ul className={styles.layouts[layout]}>
      {links.map(({ label, href, text }) => (
        <li key={`${href} ${label}`} className={styles.item}>
          <Anchor className={styles.link} href={href}>
            {label}
          </Anchor>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
