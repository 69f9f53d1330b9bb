import type { CategoryTone } from '../../theme/tokens';
import type { EventItem } from '../EventItems';
import type { PageFigure } from '../page/Figures';
import type { PageLink } from '../page/PageLink';
import type { PageMeta } from '../page/PageMeta';

/** The events of the wall. */
export interface LandingWall {
  /** Whether they begin tonight, or some of them later, or all. */
  when: 'tonight' | 'mixed' | 'next';
  /** At most six. Those after tonight have a date. */
  events: readonly LandingWallEvent[];
}

/** What a poster of the wall shows of an event. */
export type LandingWallEvent = Omit<EventItem, 'categoryLabel' | 'participants' | 'rarity' | 'badges'>;

export interface LandingContent {
  meta: PageMeta;
  /** The lines of the headline; `{city}` is the placeholder of the city, which is red. */
  headline: { lines: readonly string[]; city: string };
  lead: string;
  search: {
    label: string;
    placeholder: string;
    submit: string;
    /** The URL of the page that searches. */
    action: string;
    /** The query parameter for the typed text. */
    name: string;
  };
  datesLabel: string;
  dates: readonly PageLink[];
  /** The title of the wall for each of its states, and the link to all events. */
  wall: { titles: Readonly<Record<LandingWall['when'], string>>; all: PageLink };
  /** What the site aims for. They stand apart from the events, so that no reader takes them for a count of these. */
  figures: { title: string; text: string; items: readonly PageFigure[] };
  events: { title: string; all: PageLink };
  features: { title: string; items: readonly { id: string; title: string; text: string; category: CategoryTone }[] };
  testimonials: { title: string; items: readonly { id: string; quote: string; name: string; role: string }[] };
  callToAction: { title: string; text: string; primary: PageLink; secondary: PageLink };
}
