import type { Block } from '../page/Block';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export interface GuideStep {
  id: string;
  title: string;
  text: string;
  /** Short facts below the text. */
  details?: readonly string[];
}

/** One part of a guide. Its id is the target of links. */
export type GuidePart = { id: string; title: string } & (
  | { kind: 'text'; blocks: readonly Block[] }
  | { kind: 'steps'; steps: readonly GuideStep[] }
  | { kind: 'cards'; cards: readonly { id: string; title: string; text: string }[] }
  | { kind: 'tips'; tips: readonly string[] }
  | { kind: 'checklist'; text: string; items: readonly string[] }
);

/** A guide to one task in Lively. */
export interface GuideContent extends PageOpening {
  /** « 3 minutes », « 4 étapes ». */
  facts: readonly string[];
  parts: readonly GuidePart[];
  action?: { label: string; href: string };
  next: { title: string; links: readonly DescribedLink[] };
}
