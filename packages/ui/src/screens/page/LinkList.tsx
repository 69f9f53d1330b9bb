import { Anchor } from '../../internal/Anchor';
import * as styles from './LinkList.css';
import type { DescribedLink } from './PageLink';

interface LinkListProps {
  links: readonly DescribedLink[];
  /** `columns` side by side, `rows` one under the other. @default 'columns' */
  layout?: 'columns' | 'rows' | undefined;
}

/** Ways on from here, each with a sentence. Renders a `<ul>`. */
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
