/** A finding of a manual test, with a story that shows it. */
export interface ManualFact {
  level: 'supports' | 'partially-supports' | 'does-not-support';
  notes: string;
  /** The name of an existing story of the component. */
  story: string;
}

/** The facts by component and criterion, if no check measures it. A criterion without a fact is « not evaluated ». */
export const manualFacts: Readonly<Record<string, Readonly<Record<string, ManualFact>>>> = {
  FocalPointPicker: {
    '2.5.7': {
      level: 'supports',
      notes: 'Dragging the point is a shortcut: a press on the picture, or the keys of a slider, move it.',
      story: 'Keyboard',
    },
  },
  ImageDrop: {
    '2.5.7': {
      level: 'supports',
      notes: 'Dropping a file is a shortcut: a press on the field opens the choice of files.',
      story: 'Keyboard',
    },
  },
};
