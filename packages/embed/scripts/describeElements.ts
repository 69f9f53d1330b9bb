import { attributesFor, events, parts, properties } from './elements.ts';

const classNames = { 'lively-event': 'LivelyEventElement', 'lively-events': 'LivelyEventsElement' } as const;
const descriptions = { 'lively-event': 'One event of Lively.', 'lively-events': 'Events of Lively.' } as const;

/** Writes the custom-elements manifest, schema 1.0.0, which editors and documentation tools read. */
export function describeElements() {
  const path = 'lively.js';
  const tags = Object.keys(classNames) as (keyof typeof classNames)[];
  return {
    schemaVersion: '1.0.0',
    readme: '../README.md',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: tags.map((tagName) => ({
          kind: 'class',
          customElement: true,
          name: classNames[tagName],
          tagName,
          description: descriptions[tagName],
          superclass: { name: 'HTMLElement' },
          attributes: attributesFor[tagName].map(({ name, type, default: value, description }) => ({
            name,
            type: { text: type },
            ...(value && { default: value }),
            description,
          })),
          events: events.map(({ name, detail, description }) => ({
            name,
            type: { text: `CustomEvent<${detail}>` },
            description,
          })),
          cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
          cssProperties: Object.entries(properties).map(([name, { description, default: usual }]) => ({
            name,
            description,
            default: usual,
          })),
          slots: [
            {
              name: '',
              description: 'A link to the event or the site. It stays if the script fails or nothing can be shown.',
            },
          ],
        })),
        exports: tags.map((name) => ({
          kind: 'custom-element-definition',
          name,
          declaration: { name: classNames[name], module: path },
        })),
      },
    ],
  };
}
