import type { DateBlockProps } from '../../components/DateBlock/DateBlock';
import type { PictureSource } from '../../internal/Photo';
import type { PosterSubcategory } from '../../poster/motifs';
import type { CategoryTone } from '../../theme/tokens';

/** One option of a poll: an event on one of its days. */
export interface PollOptionItem {
  id: string;
  title: string;
  /** The event's page. Leave it out for an event that is no longer published. */
  href?: string | undefined;
  category: CategoryTone;
  /** The kind of the event, which decides the motif of its poster. */
  subcategory?: PosterSubcategory | null | undefined;
  /** The id of the event, from which its poster is drawn. */
  posterSeed: string;
  image?: string | undefined;
  imageSources?: readonly PictureSource[] | undefined;
  /** Leave it out for an event without a date. */
  date?: DateBlockProps | undefined;
  place: string;
  /** « 20:30 ». */
  time?: string | undefined;
  /** « dès 25 € ». */
  price?: string | undefined;
  /** The language of title and place, if it differs from the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The language of the price, if it differs from the page’s. */
  priceLanguage?: string | undefined;
  /** The reason why friends cannot go: « N’a plus lieu ce jour-là ». */
  status?: string | undefined;
  /** « En tête », for the option that leads. */
  leads?: string | undefined;
  /** « trois oui, un peut-être ; à 2 km ». Leave it out while the answers are hidden. */
  tally?: string | undefined;
  /** Each answer, with the names of the people who gave it. */
  voices?: readonly { label: string; names: string }[] | undefined;
  /** Removes it from the poll, for the poll's organiser: « Retirer », which is read by screen readers with the title. */
  remove?: { label: string; name: string; onSelect: () => void } | undefined;
}
