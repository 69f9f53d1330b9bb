import { useState } from 'react';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './EventScreen.css';

interface EventPictureProps {
  id: string;
  category: CategoryTone;
  image?: string | undefined;
}

/** The event's own picture, or its poster where that is missing or broken. */
export function EventPicture({ id, category, image }: EventPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!image || broken === image) return <EventPoster category={category} seed={id} />;
  return (
    <img
      // A picture that failed before React was there has fired its error already.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(image);
      }}
      className={styles.image}
      src={image}
      alt=""
      width={400}
      height={500}
      onError={() => setBroken(image)}
    />
  );
}
