import { Avatar } from '../Avatar/Avatar';
import * as styles from './Testimonial.css';

export interface TestimonialProps {
  /** What was said, with the quotation marks of its language. */
  quote: string;
  /** Who said it. */
  name: string;
  /** What they do, and where. */
  role: string;
  /** The address of a picture of them. Initials stand in for it. */
  imageUrl?: string | undefined;
}

/** What somebody says of Lively, set as a headline. Renders a `<figure>`. */
export function Testimonial({ quote, name, role, imageUrl }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.author}>
        <Avatar name={name} imageUrl={imageUrl} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
