import { splitWords } from '@lively/engine';
import { cleanText } from './cleanText.ts';

/**
 * Appends to a description, at most `limit` characters, the keywords that neither it nor `others` contain, because a search reads
 * descriptions. Skips keywords that are identifiers or addresses (`challenge-id=202238`).
 */
export function joinKeywords(
  description: string | null,
  keywords: readonly string[],
  others: readonly (string | null)[],
  limit: number,
): string | null {
  if (keywords.length === 0) return description;
  const said = ` ${splitWords([description, ...others].join(' ')).join(' ')} `;
  const unsaid = new Map<string, string>();
  for (const keyword of keywords.flatMap((text) => text.split(/[#;]/))) {
    const written = keyword.replace(/\p{Cf}/gu, '').trim();
    const words = splitWords(written).join(' ');
    if (words && !/[=@/]/.test(written) && !said.includes(` ${words} `) && !unsaid.has(words))
      unsaid.set(words, written);
  }
  if (unsaid.size === 0) return description;
  const line = `Mots-clés\u00A0: ${[...unsaid.values()].join(', ')}`;
  return cleanText(description ? `${description}\n\n${line}` : line, limit);
}
