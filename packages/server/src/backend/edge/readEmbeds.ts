import { Refusal } from './Refusal.ts';

/** A table that a `select` embeds: `alias:table!hint(…)`. */
export interface Embed {
  /** The prefix of the embed's parameters: `events.limit`. */
  readonly key: string;
  readonly table: string;
  /** The foreign key, if there are several, and the kind of join. */
  readonly hints: readonly string[];
}

/** Spread, alias, table, hints. No table of the API has a name that needs quotes. */
const head = /^\s*(?:\.\.\.)?\s*(?:([\w$ -]+?)\s*:)?\s*(\w+)\s*((?:!\w+){0,2})\s*$/;

/**
 * Reads the embeds of a `select`. Ignores quotes and counts every parenthesis, so that no other parser finds more embeds than
 * this one.
 *
 * @throws Refusal 400 for an embed within an embed, and for parentheses that belong to no embed.
 */
export function readEmbeds(select: string): Embed[] {
  const embeds: Embed[] = [];
  let start = 0;
  let isInside = false;
  for (let index = 0; index < select.length; index++) {
    const letter = select[index];
    if (letter === ',' && !isInside) start = index + 1;
    if (letter === '(') {
      if (isInside)
        throw refusal('An embed within an embed is not answered. Ask for the inner table in a request of its own.');
      embeds.push(toEmbed(select.slice(start, index)));
      isInside = true;
    }
    if (letter === ')') {
      if (!isInside) throw refusal(`The select has a ) without its (: ${select}`);
      isInside = false;
    }
  }
  return embeds;
}

function toEmbed(text: string): Embed {
  const [, alias, table, hints = ''] = head.exec(text) ?? [];
  if (!table) throw refusal(`Before a ( the select has no table: ${text}`);
  return { key: alias ?? table, table, hints: hints.split('!').filter(Boolean) };
}

function refusal(message: string): Refusal {
  return new Refusal(400, 'PGRST100', message);
}
