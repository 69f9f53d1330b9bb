import type { Meta } from '@storybook/react-vite';
import type { attributesFor } from '../../packages/embed/scripts/elements.ts';
import { describeWidget, type WidgetArguments } from './describeWidget';
import { showMarkup } from './showMarkup';
import { Widget } from './Widget';

/** Returns the settings that a widget's stories share: attributes as controls, markup as code, and the render function. */
export function describeStories(tag: keyof typeof attributesFor) {
  return {
    argTypes: describeWidget(tag),
    parameters: showMarkup(tag),
    render: ({ json, fonts, onTell, ...attributes }, { globals }) => (
      <Widget
        tag={tag}
        attributes={{ lang: globals.language, ...attributes }}
        json={json}
        fonts={fonts}
        onTell={onTell}
      />
    ),
  } satisfies Meta<WidgetArguments>;
}
