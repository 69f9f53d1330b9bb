import { forwardRef } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import { Avatar } from '../Avatar/Avatar';
import * as styles from './Testimonial.css';

export interface TestimonialProps extends RootProps<'figure', 'role'> {
  /** The quote, with the quotation marks of its language. */
  quote: string;
  /** The name of the author. */
  name: string;
  /** The occupation and the place of the author. */
  role: string;
  /** The URL of a picture of the author. The initials replace a missing picture. */
  imageUrl?: string | undefined;
}

/** A quote about Lively in the type of a headline. Renders a `<figure>`. */
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
