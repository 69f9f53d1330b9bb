/** One check of the state of the site. */
export interface OperationsCheck {
  id: string;
  /** The subject of the check: « Mails ». */
  label: string;
  /** `unknown` if nothing was recorded. */
  state: 'good' | 'warning' | 'unknown';
  /** The state in a word: « À surveiller ». */
  status: string;
  /** The finding. */
  text: string;
}

/** A figure and what it counts. */
export interface OperationsFigure {
  label: string;
  value: string;
}

/** The result of an import's last run. */
export interface OperationsRun {
  id: string;
  /** The file or the URL. */
  source: string;
  when: string;
  figures: readonly OperationsFigure[];
  /** A sample of the records that were not imported, each with the reason in English. Leave it out if all were. */
  refused?: { label: string; records: readonly { id: string; title: string; reason: string }[] } | undefined;
}

/** A limit that at least one sender has reached. */
export interface OperationsQuota {
  id: string;
  label: string;
  /** « 10 en 15 minutes ». */
  limit: string;
  /** The number of senders that reached it: « 3 expéditeurs ». */
  senders: string;
}

/** A role of a member of the staff. */
export interface OperationsMember {
  id: string;
  name: string;
  email: string;
  role: string;
  /** The user who gave the role, and the date. */
  given: string;
  /** The reason why the role is not valid yet: « Sans validation en deux étapes ». */
  warning?: string | undefined;
  /** Takes the role back. The name begins with the label, and contains the role and the member. */
  take: { label: string; name: string; onSelect: () => void };
}

/** The data that an operator watches, by section. */
export interface OperationsContent {
  health: { title: string; checks: readonly OperationsCheck[]; note: string };
  mails: {
    title: string;
    figures: readonly OperationsFigure[];
    /** Sends the failed mails again; `busyLabel` is shown meanwhile. Leave it out if none failed. */
    retry?: { label: string; busyLabel?: string | undefined; onSelect: () => void } | undefined;
  };
  imports: { title: string; empty: string; runs: readonly OperationsRun[] };
  quotas: { title: string; text: string; empty: string; items: readonly OperationsQuota[] };
  staff: {
    title: string;
    text: string;
    give: { label: string; onSelect: () => void };
    members: readonly OperationsMember[];
    /** The last roles that were given or taken back. */
    changes: { label: string; items: readonly { id: string; text: string; when: string }[] };
  };
  sources: { title: string; empty: string; items: readonly { id: string; source: string; licence: string }[] };
}
