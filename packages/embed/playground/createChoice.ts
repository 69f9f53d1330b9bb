import { createElement } from '../src/createElement.ts';

/** Creates radio buttons that look like one control. */
export function createChoice(
  name: string,
  legend: string,
  choices: readonly (readonly [value: string, label: string])[],
  chosen: string,
): HTMLFieldSetElement {
  const labels = choices.map(([value, label]) => {
    const radio = createElement('input', { type: 'radio', name, value, defaultChecked: value === chosen });
    return createElement('label', {}, radio, label);
  });
  return createElement('fieldset', { className: 'choice' }, createElement('legend', {}, legend), ...labels);
}
