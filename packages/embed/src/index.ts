import { LivelyElement } from './LivelyElement.ts';

for (const name of ['lively-event', 'lively-events']) {
  // Another version of this file may have been there first.
  customElements.get(name) ?? customElements.define(name, class extends LivelyElement {});
}
