import { forwardRef, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/joinClassNames';
import type { RootProps } from '../../internal/RootProps';
import type { CategoryTone } from '../../theme/tokens';
import { FavouriteButton, type FavouriteButtonProps } from '../FavouriteButton/FavouriteButton';
import * as styles from './EventHero.css';

export interface EventHeroProps extends RootProps<'header', 'title'> {
  /** The category of the event. It decides the colour. */
  category: CategoryTone;
  /** The category and its detail: « Musique · Jazz ». Shown in capitals. */
  overline: string;
  /** The title of the event. Long titles are set in smaller type. */
  title: string;
  /** One or two sentences that invite to the event. */
  tagline?: string | undefined;
  /** The language of title and tagline, if it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The favourite button. Omit it if the event cannot be a favourite. */
  favourite?: FavouriteButtonProps | undefined;
  /** The content over the title: Breadcrumbs, or a link back. */
  children?: ReactNode;
}

/**
 * The top of an event's page, in the colour of its category. Renders a `<header>` with the page's `<h1>`.
 *
 * Use PageHeader for the top of any other page.
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
