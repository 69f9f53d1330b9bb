import type { DateBlockProps } from '../../components/DateBlock/DateBlock';
import type { PictureSource } from '../../internal/Photo';
import type { CategoryTone } from '../../theme/tokens';

/** One option of a poll: an event on one of its days. */
export interface PollOptionItem {
  id: string;
  title: string;
  /** The event's page; left out for an event that is no longer published. */
  href?: string | undefined;
  category: CategoryTone;
  /** What the poster is drawn from: the id of the event. */
  posterSeed: string;
  image?: string | undefined;
  imageSources?: readonly PictureSource[] | undefined;
  /** Left out for an event without a date. */
  date?: DateBlockProps | undefined;
  place: string;
  /** « 20:30 ». */
  time?: string | undefined;
  /** « dès 25 € ». */
  price?: string | undefined;
  /** The language of title and place, where it is not the page’s: `fr`. */
  contentLanguage?: string | undefined;
  /** The language of the price, where it is not the page’s. */
  priceLanguage?: string | undefined;
  /** What stands in the way of going: « N’a plus lieu ce jour-là ». */
  status?: string | undefined;
  /** « En tête », on the option that leads. */
  leads?: string | undefined;
  /** « trois oui, un peut-être ; à 2 km ». Left out while the answers are hidden. */
  tally?: string | undefined;
  /** Each answer with the names of those who gave it. */
  voices?: readonly { label: string; names: string }[] | undefined;
  /** Takes it out of the poll, for its organiser: « Retirer », read aloud with the title. */
  remove?: { label: string; name: string; onSelect: () => void } | undefined;
}
