/** Characters that fit under a title. */
const leadLength = 170;

/**
 * Cuts a description into what stands under the title and the paragraphs that follow: the first sentences, as many as
 * fit. Nothing is lost; a first sentence that is too long stays with the rest.
 */
export function splitLead(description: string, language: string): { lead: string; paragraphs: string[] } {
  const [first = '', ...others] = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(first)].map(
    ({ segment }) => segment,
  );
  let lead = '';
  for (const sentence of sentences) {
    if ((lead + sentence).trim().length > leadLength) break;
    lead += sentence;
  }
  const rest = first.slice(lead.length).trim();
  return { lead: lead.trim(), paragraphs: rest ? [rest, ...others] : others };
}
