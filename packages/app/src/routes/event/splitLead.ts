/** Maximum characters below a title. */
const leadLength = 170;

const sentenceEnd = /[.!?…]['’"”»)\s]*$/;

/**
 * Splits a description into the text below the title and the paragraphs after it. The text is as many sentences of the
 * first line as fit. A sentence that is too long, or that continues in the next line, stays in the paragraphs, which
 * keep their line breaks.
 */
export function splitLead(description: string, language: string): { lead: string; paragraphs: string[] } {
  const [first = '', ...others] = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const [line = ''] = first.split('\n');
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)].map(
    ({ segment }) => segment,
  );
  if (line !== first && !sentenceEnd.test(line)) sentences.pop();
  let lead = '';
  for (const sentence of sentences) {
    if ((lead + sentence).trim().length > leadLength) break;
    lead += sentence;
  }
  const rest = first.slice(lead.length).trim();
  return { lead: lead.trim(), paragraphs: rest ? [rest, ...others] : others };
}
