/** The results of the stories of each component, by the name of the component. */
export type StoryResults = Record<string, ComponentResults>;

export interface ComponentResults {
  /** Whether the component has a story `Keyboard`, which presses its keys and checks their effects. */
  keyboard: boolean;
  /** The rules of axe that tested something in a story without a fault, by criterion of WCAG: `1.4.3`. */
  rules: Record<string, string[]>;
  /** The rules of axe that found a fault in a story, by criterion. */
  faults: Record<string, string[]>;
}
