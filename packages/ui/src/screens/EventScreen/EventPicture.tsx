import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Photo, type PictureSource } from '../../internal/Photo';
import type { PosterSubcategory } from '../../poster/motifs';
import type { CategoryTone } from '../../theme/tokens';
import * as styles from './EventScreen.css';

interface EventPictureProps {
  id: string;
  title: string;
  category: CategoryTone;
  subcategory?: PosterSubcategory | null | undefined;
  image?: string | undefined;
  /** What the picture shows. @default '' */
  imageText?: string | undefined;
  /** The language of the text, if it is not the page’s. */
  contentLanguage?: string | undefined;
  imageSources?: readonly PictureSource[] | undefined;
}

/** The width of the picture: see `page` in EventScreen.css.ts. */
const sizes = '(min-width: 48rem) 29rem, 100vw';

/** Shows the event's own picture, or its poster if the picture is missing or broken. */
export function EventPicture(props: EventPictureProps) {
  const { id, title, category, subcategory, image, imageText = '', contentLanguage, imageSources } = props;
  const poster = <EventPoster category={category} subcategory={subcategory} seed={id} title={title} />;
  return image ? (
    <Photo
      key={image}
      className={styles.image}
      src={image}
      alt={imageText}
      lang={imageText ? contentLanguage : undefined}
      sources={imageSources}
      sizes={sizes}
      width={1200}
      height={800}
      fallback={poster}
    />
  ) : (
    poster
  );
}
