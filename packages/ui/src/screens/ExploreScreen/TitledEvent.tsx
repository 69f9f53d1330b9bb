import { Anchor } from '../../internal/Anchor';
import * as styles from './TitledEvent.css';

export interface TitledEventProps {
  /** « Un événement porte ce titre : ». */
  label: string;
  /** As the event has it, in any language. */
  title: string;
  /** Leads to the event. */
  href: string;
}

/** The event whose title is what was searched. */
export function TitledEvent({ label, title, href }: TitledEventProps) {
  return (
    <p className={styles.titled}>
      {label}{' '}
      <Anchor href={href}>
        <bdi>{title}</bdi>
      </Anchor>
    </p>
  );
}
