import type { Choice } from '../../internal/Choice';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

/** An attribute of the element, which a partner fills in. */
export interface WidgetField {
  /** The name of the attribute in the tag: `layout`. */
  name: string;
  label: string;
  hint: string;
  /** The allowed values. Without them, any text is allowed. */
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
    /** The option that leaves an attribute out. */
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
    /** The additions for a page that has a Content-Security-Policy. */
    policy: { text: string; label: string };
  };
  next: { title: string; links: readonly DescribedLink[] };
}
