import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Photo } from '../../internal/Photo';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './EventScreen.css';

interface EventPictureProps {
  id: string;
  category: CategoryTone;
  image?: string | undefined;
}

/** The event's own picture, or its poster where that is missing or broken. */
export function EventPicture({ id, category, image }: EventPictureProps) {
  const poster = <EventPoster category={category} seed={id} />;
  return image ? (
    <Photo key={image} className={styles.image} src={image} width={400} height={500} fallback={poster} />
  ) : (
    poster
  );
}
