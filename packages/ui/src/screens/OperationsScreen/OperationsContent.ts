/** A line of the state of the site. */
export interface OperationsCheck {
  id: string;
  /** What is watched: « Mails ». */
  label: string;
  /** `unknown` where nothing is noted. */
  state: 'good' | 'warning' | 'unknown';
  /** The state in a word: « À surveiller ». */
  status: string;
  /** What was found. */
  text: string;
}

/** A figure and what it counts. */
export interface OperationsFigure {
  label: string;
  value: string;
}

/** What an import did last. */
export interface OperationsRun {
  id: string;
  /** The file or the URL. */
  source: string;
  when: string;
  figures: readonly OperationsFigure[];
  /** A sample of the records that are not in, each with the reason in English. Leave it out where all are. */
  refused?: { label: string; records: readonly { id: string; title: string; reason: string }[] } | undefined;
}

/** A limit that at least one sender has reached. */
export interface OperationsQuota {
  id: string;
  label: string;
  /** « 10 en 15 minutes ». */
  limit: string;
  /** How many have reached it: « 3 expéditeurs ». */
  senders: string;
}

/** A role of a member of the staff. */
export interface OperationsMember {
  id: string;
  name: string;
  email: string;
  role: string;
  /** By whom and when. */
  given: string;
  /** Why the role does not count yet: « Sans deuxième facteur ». */
  warning?: string | undefined;
  /** Takes the role back. The name begins with the label, and says which role and whose. */
  take: { label: string; name: string; onSelect: () => void };
}

/** What an operator watches, by section. */
export interface OperationsContent {
  health: { title: string; checks: readonly OperationsCheck[]; note: string };
  mails: {
    title: string;
    figures: readonly OperationsFigure[];
    /** Sends those again that failed; `busyLabel` meanwhile. Leave it out where none did. */
    retry?: { label: string; busyLabel?: string | undefined; onSelect: () => void } | undefined;
  };
  imports: { title: string; empty: string; runs: readonly OperationsRun[] };
  quotas: { title: string; text: string; empty: string; items: readonly OperationsQuota[] };
  staff: {
    title: string;
    text: string;
    give: { label: string; onSelect: () => void };
    members: readonly OperationsMember[];
    /** The last roles that were given and taken back. */
    changes: { label: string; items: readonly { id: string; text: string; when: string }[] };
  };
  sources: { title: string; empty: string; items: readonly { id: string; source: string; licence: string }[] };
}
