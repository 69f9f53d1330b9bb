import type { CategoryTone } from '../../theme/tokens';
import type { ColumnEvent, ColumnTime } from '../PosterColumn/ColumnEvent';
import type { ColumnTurnsProps } from '../PosterColumn/ColumnTurns';
import type { PosterColumnProps } from '../PosterColumn/PosterColumn';
import type { PageFigure } from '../page/Figures';
import type { PageLink } from '../page/PageLink';
import type { PageMeta } from '../page/PageMeta';

/** The events of the column. */
export interface LandingColumn {
  when: ColumnTime;
  /** At most six of an evening. Those after tonight have a date. */
  events: readonly ColumnEvent[];
}

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
  /** The title of the column for each of its states, the names of the buttons that turn it, and the link to all events. */
  column: Pick<PosterColumnProps, 'titles' | 'all'> & { turns: ColumnTurnsProps['labels'] };
  /** What the site aims for. They stand apart from the events, so that no reader takes them for a count of these. */
  figures: { title: string; text: string; items: readonly PageFigure[] };
  events: { title: string; all: PageLink };
  features: { title: string; items: readonly { id: string; title: string; text: string; category: CategoryTone }[] };
  testimonials: { title: string; items: readonly { id: string; quote: string; name: string; role: string }[] };
  callToAction: { title: string; text: string; primary: PageLink; secondary: PageLink };
}
