import { Anchor } from '../../internal/Anchor';
import * as styles from './AddressList.css';
import type { PageLink } from './PageLink';
import * as page from './page.css';

/** A contact. */
export interface Address {
  id: string;
  title: string;
  text: string;
  link?: PageLink | undefined;
}

/** Lists the contacts, each with its purpose. Renders a `<ul>`. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  return (
    <ul className={styles.list}>
      {addresses.map(({ id, title, text, link }) => (
        <li key={id} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {link && (
            <p>
              <Anchor className={page.link} href={link.href}>
                {link.label}
              </Anchor>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
