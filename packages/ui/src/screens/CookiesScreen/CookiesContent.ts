import type { TextSection } from '../page/Block';
import type { FormOutcome } from '../page/FormTexts';
import type { PageOpening } from '../page/PageMeta';

export type CookieCategory = 'essential' | 'analytics' | 'marketing' | 'personalization';

export type CookieChoices = Record<CookieCategory, boolean>;

export interface CookiesContent extends PageOpening {
  preferences: {
    title: string;
    text: string;
    categories: readonly {
      id: CookieCategory;
      title: string;
      text: string;
      /** The data that the category stores on the device, and for how long. */
      details: readonly string[];
    }[];
    /** Shown beside the category that cannot be turned off. */
    lockedLabel: string;
    /** Shown beside a category that is proposed and not chosen: it has no effect yet. */
    proposedLabel: string;
    /** Shown beside a category that was changed and not saved. */
    chosenLabel: string;
    acceptAll: string;
    refuseAll: string;
    save: string;
    saved: FormOutcome;
  };
  sections: readonly TextSection[];
}
