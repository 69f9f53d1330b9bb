import type { FieldText, FormTexts } from '../page/FormTexts';
import type { PageLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface ContactContent extends PageOpening {
  form: FormTexts & { fields: Record<keyof ContactValues, FieldText> };
  /** Other ways to contact the company, with their hours. */
  ways: {
    title: string;
    items: readonly { id: string; title: string; text: string; link?: PageLink }[];
  };
  faq: {
    title: string;
    questions: readonly { id: string; question: string; answer: string }[];
  };
}
