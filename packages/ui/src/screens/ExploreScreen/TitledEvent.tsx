import { Anchor } from '../../internal/Anchor';
import * as styles from './TitledEvent.css';

export interface TitledEventProps {
  /** « Un événement porte ce titre : ». */
  label: string;
  /** The title of the event, in any language. */
  title: string;
  /** The URL of the event. */
  href: string;
}

/** Links to the event whose title is the search query. */
export function TitledEvent({ label, title, href }: TitledEventProps) {
  return (
    <p className={styles.titled}>
      {label}{' '}
      <Anchor className={styles.link} href={href}>
        <bdi>{title}</bdi>
      </Anchor>
    </p>
  );
}
