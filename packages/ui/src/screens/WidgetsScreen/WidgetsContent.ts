import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export interface WidgetsContent extends PageOpening {
  features: { title: string; items: readonly { id: string; title: string; text: string }[] };
  next: { title: string; links: readonly DescribedLink[] };
}
