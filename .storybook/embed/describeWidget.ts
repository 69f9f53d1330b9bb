import type { ArgTypes } from '@storybook/react-vite';
import { attributesFor, listChoices } from '../../packages/embed/scripts/elements.ts';
import { eventCategories } from '../../packages/engine/src/index.ts';

/** The arguments of a widget's story: its attributes, and the settings of the page around it. */
export interface WidgetArguments {
  json?: string;
  fonts?: boolean;
  onTell?: (name: string, detail: unknown) => void;
  [attribute: string]: unknown;
}

/** Returns the attributes of an element as controls, without those for a source: a story contains its events itself. */
export function describeWidget(tag: keyof typeof attributesFor): ArgTypes {
  const attributes = attributesFor[tag].filter(({ name }) => !['source', 'apikey', 'site'].includes(name));
  const entries = attributes.map(({ name, type, default: usual, description }) => {
    const options = name === 'category' ? eventCategories.map(({ slug }) => slug) : listChoices(type);
    const control = options.length ? 'select' : name === 'accent' ? 'color' : 'text';
    const table = { type: { summary: type }, ...(usual && { defaultValue: { summary: usual } }) };
    return [name, { description, control, table, ...(options.length && { options }) }];
  });
  return {
    ...Object.fromEntries(entries),
    fonts: { description: 'Whether the page has loaded Lively’s fonts.', control: 'boolean' },
    json: { table: { disable: true } },
    onTell: { table: { disable: true } },
  };
}
