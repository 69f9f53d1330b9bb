import { defaultLanguage, languageCodes, prefixOf } from '@lively/engine/languages';
import { siteName } from '../settings/branding/siteName.ts';
import { toolNames } from '../site/assistants/toolNames.ts';

const list = new Intl.ListFormat('en-GB');
const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/**
 * Renders the description of the site for programs that read it for a user (llmstxt.org): its purpose, its pages, and its data,
 * which programs should prefer to its pages.
 *
 * @param paths - The paths of the public pages.
 */
export function renderLlmsTxt(paths: readonly string[], siteUrl: string): string {
  const link = (path: string, note = '') => `- [${path}](${siteUrl}${path})${note && `: ${note}`}`;
  const others = languageCodes.filter((language) => language !== defaultLanguage);
  const prefixes = list.format(others.map((language) => `\`${prefixOf(language)}\``));
  const names = list.format(others.map(nameOf));
  return `# ${siteName}

> Events all over France: concerts, exhibitions, matches, street parties. In ${nameOf(defaultLanguage)}; ${prefixes} before a path give it in ${names}.

## Events

${link('/explore', 'every event; /event/<id> is the page of one, with its JSON-LD')}
${link('/feed.json', 'the next hundred, as JSON Feed; ?city=Lyon, ?category=music and the other parameters of /explore narrow it')}
${link('/feed.xml', 'the same as RSS')}
${link('/events.ics', 'the same as a calendar to follow; ?venue= and ?organizer= name whose events')}
${link('/widget/explore.json', 'the next six as texts with source and licence; ?limit=, /widget/explore the same for a frame, .html for a mail')}
${link('/mcp', `Model Context Protocol (streamable HTTP, read-only, no key). Tools: ${list.format(toolNames.map((name) => `\`${name}\``))}. Prefer it to reading pages`)}

## Pages

${paths.map((path) => link(path)).join('\n')}
`;
}
