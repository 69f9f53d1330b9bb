/** What the stories of a component proved, by the name of the component. */
export type StoryResults = Record<string, ComponentResults>;

export interface ComponentResults {
  /** Whether its story Keyboard pressed its keys, and saw what they did. */
  keyboard: boolean;
  /** Rules of axe that found something to try in a story, and no fault, by criterion of WCAG: `1.4.3`. */
  rules: Record<string, string[]>;
  /** Rules of axe that found a fault in a story, by criterion. */
  faults: Record<string, string[]>;
}
