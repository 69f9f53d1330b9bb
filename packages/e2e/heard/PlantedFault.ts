import type { Journey } from './Journey';

/** A fault that is planted into each page of a journey before it is followed. */
export interface PlantedFault {
  /** What is wrong: `a toggle does not say its state`. */
  readonly name: string;
  readonly journey: Journey;
  /** Axe finds nothing wrong on the page with the fault. */
  readonly isHiddenFromAxe?: boolean;
  /** The elements that are changed, now and whenever they appear: a selector of CSS. */
  readonly selector: string;
  /** Changes an element. Runs in the page, without anything of this file, and again after each change of the element. */
  readonly plant: (element: HTMLElement) => void;
}
