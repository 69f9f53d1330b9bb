/** A success criterion of WCAG 2.2, with the checks that apply to it beside the rules of axe. */
export interface Criterion {
  num: string;
  title: string;
  level: 'A' | 'AA';
  /** The reason why no component of the library can meet or violate it: it is about media, or about whole pages. */
  notOurs?: string;
  /** The check of the page « Status » that measures it. */
  check?: string;
  /** Pixels. The minimum of the criterion, if the check requires more. */
  minPixels?: number;
  /** Whether the keys of the story `Keyboard` test it. */
  isKeyboard?: boolean;
}

const media = 'The library plays no sound and no video.';
const page = 'This is up to the page: no component decides it.';
const texts = 'Every text is a prop: this is up to the page that writes it.';
const gestures = 'No component listens to gestures along a path or to the motion of a device.';
const dragging = 'The component has nothing to drag.';

/** The criteria of WCAG 2.2 A and AA, in the order of OpenACR's catalogue. WCAG 2.2 removed 4.1.1: it is always met. */
export const wcagCriteria: readonly Criterion[] = [
  { num: '1.1.1', title: 'Non-text Content', level: 'A' },
  { num: '1.2.1', title: 'Audio-only and Video-only (Prerecorded)', level: 'A', notOurs: media },
  { num: '1.2.2', title: 'Captions (Prerecorded)', level: 'A', notOurs: media },
  { num: '1.2.3', title: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', notOurs: media },
  { num: '1.3.1', title: 'Info and Relationships', level: 'A' },
  { num: '1.3.2', title: 'Meaningful Sequence', level: 'A' },
  { num: '1.3.3', title: 'Sensory Characteristics', level: 'A', notOurs: texts },
  { num: '1.4.1', title: 'Use of Color', level: 'A' },
  { num: '1.4.2', title: 'Audio Control', level: 'A', notOurs: media },
  { num: '2.1.1', title: 'Keyboard', level: 'A', isKeyboard: true },
  { num: '2.1.2', title: 'No Keyboard Trap', level: 'A' },
  { num: '2.1.4', title: 'Character Key Shortcuts', level: 'A' },
  { num: '2.2.1', title: 'Timing Adjustable', level: 'A' },
  { num: '2.2.2', title: 'Pause, Stop, Hide', level: 'A' },
  { num: '2.3.1', title: 'Three Flashes or Below Threshold', level: 'A' },
  { num: '2.4.1', title: 'Bypass Blocks', level: 'A', notOurs: page },
  { num: '2.4.2', title: 'Page Titled', level: 'A', notOurs: page },
  { num: '2.4.3', title: 'Focus Order', level: 'A' },
  { num: '2.4.4', title: 'Link Purpose (In Context)', level: 'A' },
  { num: '2.5.1', title: 'Pointer Gestures', level: 'A', notOurs: gestures },
  { num: '2.5.2', title: 'Pointer Cancellation', level: 'A' },
  { num: '2.5.3', title: 'Label in Name', level: 'A' },
  { num: '2.5.4', title: 'Motion Actuation', level: 'A', notOurs: gestures },
  { num: '3.1.1', title: 'Language of Page', level: 'A', notOurs: page },
  { num: '3.2.1', title: 'On Focus', level: 'A' },
  { num: '3.2.2', title: 'On Input', level: 'A' },
  { num: '3.2.6', title: 'Consistent Help', level: 'A', notOurs: page },
  { num: '3.3.1', title: 'Error Identification', level: 'A' },
  { num: '3.3.2', title: 'Labels or Instructions', level: 'A' },
  { num: '3.3.7', title: 'Redundant Entry', level: 'A', notOurs: page },
  { num: '4.1.1', title: 'Parsing', level: 'A', notOurs: 'WCAG 2.2 removed this criterion.' },
  { num: '4.1.2', title: 'Name, Role, Value', level: 'A' },
  { num: '1.2.4', title: 'Captions (Live)', level: 'AA', notOurs: media },
  { num: '1.2.5', title: 'Audio Description (Prerecorded)', level: 'AA', notOurs: media },
  { num: '1.3.4', title: 'Orientation', level: 'AA' },
  { num: '1.3.5', title: 'Identify Input Purpose', level: 'AA' },
  { num: '1.4.3', title: 'Contrast (Minimum)', level: 'AA' },
  { num: '1.4.4', title: 'Resize Text', level: 'AA' },
  { num: '1.4.5', title: 'Images of Text', level: 'AA' },
  { num: '1.4.10', title: 'Reflow', level: 'AA', check: '320 px' },
  { num: '1.4.11', title: 'Non-text Contrast', level: 'AA' },
  { num: '1.4.12', title: 'Text Spacing', level: 'AA', check: 'text spacing' },
  { num: '1.4.13', title: 'Content on Hover or Focus', level: 'AA' },
  { num: '2.4.5', title: 'Multiple Ways', level: 'AA', notOurs: page },
  { num: '2.4.6', title: 'Headings and Labels', level: 'AA', notOurs: texts },
  { num: '2.4.7', title: 'Focus Visible', level: 'AA' },
  { num: '2.4.11', title: 'Focus Not Obscured (Minimum)', level: 'AA' },
  { num: '2.5.7', title: 'Dragging Movements', level: 'AA', notOurs: dragging },
  { num: '2.5.8', title: 'Target Size (Minimum)', level: 'AA', check: '44 px high', minPixels: 24 },
  { num: '3.1.2', title: 'Language of Parts', level: 'AA', notOurs: texts },
  { num: '3.2.3', title: 'Consistent Navigation', level: 'AA', notOurs: page },
  { num: '3.2.4', title: 'Consistent Identification', level: 'AA', notOurs: page },
  { num: '3.3.3', title: 'Error Suggestion', level: 'AA', notOurs: texts },
  { num: '3.3.4', title: 'Error Prevention (Legal, Financial, Data)', level: 'AA', notOurs: page },
  { num: '3.3.8', title: 'Accessible Authentication (Minimum)', level: 'AA' },
  { num: '4.1.3', title: 'Status Messages', level: 'AA' },
];
