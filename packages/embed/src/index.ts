import { LivelyElement } from './LivelyElement.ts';

for (const name of ['lively-event', 'lively-events']) {
  // Another version of this file may have been there first. Each name needs a class of its own.
  if (!customElements.get(name)) customElements.define(name, class extends LivelyElement {});
}
