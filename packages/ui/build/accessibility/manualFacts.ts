/** What a person found out, and the story in which it can be seen again. */
export interface ManualFact {
  level: 'supports' | 'partially-supports' | 'does-not-support';
  notes: string;
  /** A story of the component: it must exist. */
  story: string;
}

/** By component and criterion, for what nothing measures. Without a line here such a criterion is « not evaluated ». */
export const manualFacts: Readonly<Record<string, Readonly<Record<string, ManualFact>>>> = {
  ImageDrop: {
    '2.5.7': {
      level: 'supports',
      notes: 'Dropping a file is a shortcut: a press on the field opens the choice of files.',
      story: 'Keyboard',
    },
  },
};
