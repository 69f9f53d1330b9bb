import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Avatar } from '../Avatar/Avatar';
import * as styles from './Testimonial.css';

export interface TestimonialProps extends RootProps<'figure', 'role'> {
  /** What was said, with the quotation marks of its language. */
  quote: string;
  /** The author. */
  name: string;
  /** What they do, and where. */
  role: string;
  /** The URL of a picture of them. Without one, initials are shown. */
  imageUrl?: string | undefined;
}

/** A quote about Lively, set as a headline. Renders a `<figure>`. */
export const Testimonial = /* @__PURE__ */ forwardRef<HTMLElement, TestimonialProps>(function Testimonial(
  { quote, name, role, imageUrl, className, ...root },
  ref,
) {
  return (
    <figure {...root} ref={ref} className={joinClassNames(styles.testimonial, className)}>
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
});
