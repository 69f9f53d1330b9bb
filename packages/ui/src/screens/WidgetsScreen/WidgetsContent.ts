import type { Choice } from '../../internal/Choice';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

/** An attribute of the element, as a partner fills it in. */
export interface WidgetField {
  /** As it is written in the tag: `layout`. */
  name: string;
  label: string;
  hint: string;
  /** The only values there are; any text without them. */
  options?: readonly Choice[] | undefined;
}

export interface WidgetsContent extends PageOpening {
  features: { title: string; items: readonly { id: string; title: string; text: string }[] };
  form: {
    title: string;
    text: string;
    /** The label of the choice of an element. */
    element: string;
    elements: readonly Choice[];
    /** The choice of an attribute that is left out. */
    usual: string;
  };
  preview: { title: string; text: string };
  snippet: {
    title: string;
    text: string;
    label: string;
    copy: string;
    copied: string;
    refused: string;
    /** What a page that has a Content-Security-Policy adds to it. */
    policy: { text: string; label: string };
  };
  next: { title: string; links: readonly DescribedLink[] };
}
