import { LivelyElement } from './LivelyElement.ts';

for (const name of ['lively-event', 'lively-events']) {
  // Another version of this file may already be loaded. Each name needs a separate class.
  if (!customElements.get(name)) customElements.define(name, class extends LivelyElement {});
}
