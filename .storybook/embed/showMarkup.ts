import { writeSnippets } from '../../packages/embed/playground/writeSnippets.ts';
import type { attributesFor } from '../../packages/embed/scripts/elements.ts';
import type { WidgetArguments } from './describeWidget';

/** Returns the parameters that make “Show code” show the markup for a partner's page. */
export function showMarkup(tag: keyof typeof attributesFor) {
  const transform = (_code: string, { args }: { args: WidgetArguments }) => {
    const attributes = Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return writeSnippets({
      tag,
      attributes: attributes.filter(([name]) => name !== 'json'),
      properties: [],
      script: 'https://lively.example/embed/lively.js',
      integrity: 'sha384-…',
      link: 'Les sorties sur Lively',
    }).markup;
  };
  return { docs: { source: { language: 'html', transform } } };
}
