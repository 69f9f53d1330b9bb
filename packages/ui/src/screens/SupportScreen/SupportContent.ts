import type { FieldOption, FieldText, FormTexts } from '../page/FormTexts';
import type { DescribedLink, PageLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export type TicketIssue = 'account' | 'event' | 'payment' | 'bug' | 'feature' | 'other';
export type TicketPriority = 'low' | 'medium' | 'high' | 'urgent';

export interface TicketValues {
  firstName: string;
  lastName: string;
  email: string;
  /** A TicketIssue, or empty before a choice. */
  issueType: string;
  /** A TicketPriority, or empty before a choice. */
  priority: string;
  subject: string;
  description: string;
}

export interface SupportContent extends PageOpening {
  channels: {
    title: string;
    items: readonly {
      id: 'chat' | 'email' | 'phone';
      title: string;
      hours: string;
      delay: string;
      text: string;
      link: PageLink;
    }[];
  };
  quickHelp: { title: string; links: readonly DescribedLink[] };
  form: FormTexts & {
    fields: Record<keyof TicketValues, FieldText>;
    /** The option that is shown before a choice. */
    choose: string;
    issueTypes: readonly (FieldOption & { value: TicketIssue })[];
    priorities: readonly (FieldOption & { value: TicketPriority })[];
  };
  addresses: { title: string; items: readonly { id: string; title: string; text: string; link: PageLink }[] };
}
