import { attributesFor, events } from './elements.ts';

const interfaces = { 'lively-event': 'LivelyEventAttributes', 'lively-events': 'LivelyEventsAttributes' } as const;
const tags = Object.keys(interfaces) as (keyof typeof interfaces)[];

/** Writes `lively.d.ts`: the elements and their events for TypeScript. */
export function declareTypes(): string {
  const attributes = tags.map((tag) => {
    const lines = attributesFor[tag].map(
      ({ name, type, description }) =>
        `  /** ${description} */\n  ${name.includes('-') ? `'${name}'` : name}?: ${type === 'number' ? 'number | string' : type};`,
    );
    return `/** The attributes of \`<${tag}>\`. */\nexport interface ${interfaces[tag]} {\n${lines.join('\n')}\n}\n`;
  });
  const elements = tags.map((tag) => `    '${tag}': HTMLElement;`);
  const dispatched = events.map(({ name, detail }) => `    '${name}': CustomEvent<${detail}>;`);
  return `${attributes.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.join('\n')}
  }
  interface HTMLElementEventMap {
${dispatched.join('\n')}
  }
}
`;
}

/** Writes `react.d.ts`: the elements in JSX, for React 19. */
export function declareReactTypes(): string {
  const elements = tags.map(
    (tag) =>
      `      '${tag}': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & ${interfaces[tag]};`,
  );
  return `import type * as React from 'react';
import type { ${Object.values(interfaces).join(', ')} } from './lively.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.join('\n')}
    }
  }
}
`;
}
