import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import { FavouriteButton, type FavouriteButtonProps } from '../FavouriteButton/FavouriteButton';
import * as styles from './EventHero.css';

export interface EventHeroProps extends RootProps<'header', 'title'> {
  /** What the event is: it decides on the colour. */
  category: CategoryTone;
  /** The category and its detail: « Musique · Jazz ». Shown in capitals. */
  overline: string;
  /** What the event is called. Long ones are set smaller. */
  title: string;
  /** One or two sentences that make one want to go. */
  tagline?: string | undefined;
  /** The language of title and tagline, where it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The heart. Leave it out where nothing can be kept. */
  favourite?: FavouriteButtonProps | undefined;
  /** What stands over the title: Breadcrumbs, a way back. */
  children?: ReactNode;
}

/**
 * The head of an event's page, flooded by the colour of its category. Renders a `<header>` with the page's `<h1>`.
 *
 * For the head of any other page use PageHeader.
 */
export const EventHero = /* @__PURE__ */ forwardRef<HTMLElement, EventHeroProps>(function EventHero(
  { category, overline, title, tagline, contentLanguage, favourite, children, className, ...root },
  ref,
) {
  return (
    <header {...root} ref={ref} className={joinClassNames(styles.hero, className)} data-category={category}>
      {children}
      <p className={styles.overline}>{overline}</p>
      <h1 className={title.length > 60 ? styles.longTitle : styles.title} dir="auto" lang={contentLanguage}>
        {title}
      </h1>
      {tagline && (
        <p className={styles.tagline} dir="auto" lang={contentLanguage}>
          {tagline}
        </p>
      )}
      {favourite && <FavouriteButton {...favourite} />}
    </header>
  );
});
