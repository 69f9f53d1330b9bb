import type { PageFigure } from '../page/Figures';
import type { DescribedLink, PageLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export interface Ambassador {
  id: string;
  name: string;
  role: string;
  city: string;
  /** « 38 sorties organisées ». */
  events: string;
  /** « 1 240 abonnés ». */
  followers: string;
  bio: string;
  specialties: readonly string[];
}

export interface CommunityContent extends PageOpening {
  figures: readonly PageFigure[];
  ambassadors: { title: string; text: string; people: readonly Ambassador[] };
  initiatives: { title: string; items: readonly { id: string; title: string; text: string }[] };
  testimonials: { title: string; items: readonly { id: string; quote: string; name: string; role: string }[] };
  join: { title: string; text: string; action: PageLink; links: readonly DescribedLink[] };
}
